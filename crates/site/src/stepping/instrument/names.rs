//! The selectors of `impl`s, and the variables in patterns and expressions.

use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{Expr, ItemImpl, Pat};

/// Returns the selector of an `impl` in a listing: `impl Iterator for Ray`.
pub(super) fn impl_selector(item: &ItemImpl) -> String {
    let target = item.self_ty.to_token_stream().to_string();
    match &item.trait_ {
        Some((path, ..)) => {
            let path = path.to_token_stream().to_string();
            format!("impl {path} for {target}")
        }
        None => format!("impl {target}"),
    }
}

/// A variable that a pattern binds.
pub(super) struct Binding {
    pub(super) name: String,
    pub(super) is_mutable: bool,
}

/// Returns the variables that a pattern binds.
pub(super) fn bindings(pattern: &Pat) -> Vec<Binding> {
    let mut visitor = BindingVisitor(Vec::new());
    visitor.visit_pat(pattern);
    visitor.0
}

struct BindingVisitor(Vec<Binding>);

impl<'ast> Visit<'ast> for BindingVisitor {
    fn visit_pat_ident(&mut self, variable: &'ast syn::PatIdent) {
        let name = variable.ident.to_string();
        // A constant or a variant, such as `None`, is the same syntax.
        if name.starts_with(|c: char| !c.is_uppercase()) {
            self.0.push(Binding {
                name,
                is_mutable: variable.mutability.is_some(),
            });
        }
        visit::visit_pat_ident(self, variable);
    }
}

/// Returns the names in an expression that may be variables, each once, in order.
pub(super) fn mentioned_names(expression: &Expr) -> Vec<String> {
    let mut visitor = NameVisitor(Vec::new());
    visitor.visit_expr(expression);
    visitor.0
}

struct NameVisitor(Vec<String>);

impl<'ast> Visit<'ast> for NameVisitor {
    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        if let Some(name) = path.path.get_ident() {
            let name = name.to_string();
            if !self.0.contains(&name) {
                self.0.push(name);
            }
        }
    }
}
