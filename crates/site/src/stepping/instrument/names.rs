//! What things are called: items as listings select them, and the variables of
//! patterns and expressions.

use quote::ToTokens;
use syn::visit::{self, Visit};
use syn::{Expr, ItemImpl, Pat};

/// An `impl` as a listing selects it: `impl Iterator for Ray`.
pub(super) fn of_impl(item: &ItemImpl) -> String {
    let target = item.self_ty.to_token_stream().to_string();
    match &item.trait_ {
        Some((path, ..)) => {
            let path = path.to_token_stream().to_string();
            format!("impl {path} for {target}")
        }
        None => format!("impl {target}"),
    }
}

/// The variables that a pattern binds, and whether each can change.
pub(super) fn bound(pattern: &Pat) -> Vec<(String, bool)> {
    let mut bound = Bound(Vec::new());
    bound.visit_pat(pattern);
    bound.0
}

struct Bound(Vec<(String, bool)>);

impl<'ast> Visit<'ast> for Bound {
    fn visit_pat_ident(&mut self, variable: &'ast syn::PatIdent) {
        let name = variable.ident.to_string();
        // `None` may look like a variable.
        if name.starts_with(|letter: char| !letter.is_uppercase()) {
            self.0.push((name, variable.mutability.is_some()));
        }
        visit::visit_pat_ident(self, variable);
    }
}

/// The names that an expression mentions, in order.
pub(super) fn mentioned(expression: &Expr) -> Vec<String> {
    let mut mentioned = Mentioned(Vec::new());
    mentioned.visit_expr(expression);
    mentioned.0
}

struct Mentioned(Vec<String>);

impl<'ast> Visit<'ast> for Mentioned {
    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        if let Some(name) = path.path.get_ident() {
            let name = name.to_string();
            if !self.0.contains(&name) {
                self.0.push(name);
            }
        }
    }
}
