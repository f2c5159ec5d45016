//! The body of a function or a closure, statement by statement.

use super::names::{bound, mentioned};
use super::{Followed, Inserts, bytes};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, Block, Expr, FnArg, Pat, ReturnType, Signature, Stmt, Type};

/// A variable of a function.
struct Slot {
    name: String,
    start: usize,
    end: usize,
    can_change: bool,
}

/// A function, or a closure inside one.
#[derive(Default)]
struct Scope {
    slots: Vec<Slot>,
    /// The names that mean something here, and the slots that they mean.
    names: Vec<(String, usize)>,
    /// What a closure uses of the function around it.
    captured: Vec<(String, usize)>,
    /// The bytes of all of it.
    bytes: std::ops::Range<usize>,
    /// The type that its `return` gives, if it's written down.
    returns: Option<String>,
}

/// The type that a function gives, if it is written down.
fn written(output: &ReturnType) -> Option<String> {
    match output {
        ReturnType::Type(_, output) => Some(output.to_token_stream().to_string()),
        ReturnType::Default => None,
    }
}

/// Puts calls into a body.
pub(super) struct Body<'a> {
    source: &'a str,
    followed: &'a Followed,
    inserts: &'a mut Inserts,
    scopes: Vec<Scope>,
}

impl<'a> Body<'a> {
    pub(super) fn new(source: &'a str, followed: &'a Followed, inserts: &'a mut Inserts) -> Self {
        Self {
            source,
            followed,
            inserts,
            scopes: Vec::new(),
        }
    }

    /// A whole function.
    pub(super) fn function(&mut self, signature: &Signature, block: &Block) {
        self.scopes.push(Scope {
            bytes: bytes(block),
            returns: written(&signature.output),
            ..Scope::default()
        });
        let start = bytes(block).start + 1;
        let place = self.inserts.reserve(start);
        for input in &signature.inputs {
            match input {
                FnArg::Receiver(receiver) => {
                    let can_change = receiver.mutability.is_some();
                    self.declare("self", can_change, block.span());
                }
                FnArg::Typed(input) => {
                    let all =
                        matches!(&*input.ty, Type::Reference(kind) if kind.mutability.is_some());
                    for (name, can_change) in bound(&input.pat) {
                        let can_change = can_change || all;
                        self.declare(&name, can_change, block.span());
                    }
                }
            }
        }
        let inputs: Vec<_> = (0..self.scope().slots.len()).collect();
        self.block(block, true);
        let line = signature.fn_token.span().start().line;
        let entry = self.leave(false, &inputs, start, line);
        self.inserts.0[place].1 = entry;
    }

    fn scope(&mut self) -> &mut Scope {
        self.scopes.last_mut().expect("a body is in a function")
    }

    /// What comes first in a function: all of its variables are known by now.
    fn leave(&mut self, is_closure: bool, inputs: &[usize], at: usize, line: usize) -> String {
        let scope = self.scopes.pop().expect("a body is in a function");
        let Followed { name, file, .. } = self.followed;
        let slot = |Slot {
                        name, start, end, ..
                    }: &Slot| {
            format!("::page_trace::Slot {{ name: {name:?}, start: {start}, end: {end} }},")
        };
        let slots: String = scope.slots.iter().map(slot).collect();
        let mut entry = format!(
            "let __frame = ::page_trace::enter(&::page_trace::Function {{ \
             name: {name:?}, file: {file:?}, is_closure: {is_closure}, \
             slots: &[{slots}] }});"
        );
        let captured = scope.captured.iter().map(|(_, slot)| slot);
        for &slot in inputs.iter().chain(captured) {
            entry += &record(slot, &scope.slots[slot].name);
        }
        let called = "::page_trace::Event::Called";
        entry + &step(at, line, called, inputs)
    }

    fn declare(&mut self, name: &str, can_change: bool, within: proc_macro2::Span) -> usize {
        let within = within.byte_range();
        let scope = self.scope();
        scope.slots.push(Slot {
            name: name.to_owned(),
            start: within.start,
            end: within.end,
            can_change,
        });
        let slot = scope.slots.len() - 1;
        scope.names.push((name.to_owned(), slot));
        slot
    }

    fn declare_pattern(&mut self, pattern: &Pat, within: proc_macro2::Span) -> Vec<usize> {
        let bound = bound(pattern).into_iter();
        bound
            .map(|(name, can_change)| self.declare(&name, can_change, within))
            .collect()
    }

    /// The slot that a name means here. A closure may mean a variable of the
    /// function around it.
    fn resolve(&mut self, name: &str) -> Option<usize> {
        let known = |scope: &Scope| {
            let mut names = scope.names.iter().rev().chain(&scope.captured);
            names
                .find(|(known, _)| known == name)
                .map(|(_, slot)| *slot)
        };
        if let Some(slot) = known(self.scope()) {
            return Some(slot);
        }
        self.scopes.iter().rev().skip(1).find_map(known)?;
        let scope = self.scope();
        let (start, end) = (scope.bytes.start, scope.bytes.end);
        scope.slots.push(Slot {
            name: name.to_owned(),
            start,
            end,
            can_change: false,
        });
        let slot = scope.slots.len() - 1;
        scope.captured.push((name.to_owned(), slot));
        Some(slot)
    }

    /// The slots of the variables that an expression mentions.
    fn about(&mut self, expression: &Expr) -> Vec<usize> {
        let names = mentioned(expression);
        names.iter().filter_map(|name| self.resolve(name)).collect()
    }

    fn changeable(&mut self, about: &[usize]) -> Vec<usize> {
        let scope = self.scope();
        let can_change = |slot: &&usize| scope.slots[**slot].can_change;
        about.iter().filter(can_change).copied().collect()
    }

    fn record_all(&mut self, slots: &[usize]) -> String {
        let scope = self.scope();
        let record = |&slot: &usize| record(slot, &scope.slots[slot].name);
        slots.iter().map(record).collect()
    }

    /// A block; its last expression may be what the function returns.
    fn block(&mut self, block: &Block, returns: bool) {
        let known = self.scope().names.len();
        let end = bytes(block).end;
        let last = block.stmts.len().saturating_sub(1);
        for (index, statement) in block.stmts.iter().enumerate() {
            match statement {
                Stmt::Local(local) => self.local(local, end),
                Stmt::Expr(expression, None) if index == last => {
                    self.last(expression, returns);
                }
                Stmt::Expr(expression, _) => self.statement(expression, bytes(statement).end),
                Stmt::Item(_) | Stmt::Macro(_) => {}
            }
        }
        self.forget_names(known);
    }

    /// Outside of a block, its names mean nothing.
    fn forget_names(&mut self, known: usize) {
        self.scope().names.truncate(known);
    }

    fn local(&mut self, local: &syn::Local, end: usize) {
        let Some(about) = self.init(local.init.as_ref()) else {
            return;
        };
        let changed = self.changeable(&about);
        let first = self.scope().slots.len();
        let slots = self.declare_pattern(&local.pat, local.span());
        let after = bytes(local).end;
        for slot in &mut self.scope().slots[first..] {
            (slot.start, slot.end) = (after, end);
        }
        let mut text = forget(&slots) + &self.record_all(&slots);
        text += &self.record_all(&changed);
        let line = local.let_token.span().start().line;
        text += &step(after, line, RAN, &slots);
        self.inserts.at(after, text);
    }

    /// What a variable begins with: the variables that it mentions. `None` for a
    /// closure, which has no value to show.
    fn init(&mut self, init: Option<&syn::LocalInit>) -> Option<Vec<usize>> {
        let Some(init) = init else {
            return Some(Vec::new());
        };
        self.visit_expr(&init.expr);
        let is_closure = matches!(*init.expr, Expr::Closure(_));
        (!is_closure).then(|| self.about(&init.expr))
    }

    fn statement(&mut self, expression: &Expr, end: usize) {
        self.visit_expr(expression);
        if has_steps(expression) {
            return;
        }
        let about = self.about(expression);
        let changed = self.changeable(&about);
        let mut text = self.record_all(&changed);
        let about = if changed.is_empty() { about } else { changed };
        text += &step(end, line(expression), RAN, &about);
        self.inserts.at(end, text);
    }

    /// The last expression of a block.
    fn last(&mut self, expression: &Expr, returns: bool) {
        if !returns {
            return self.visit_expr(expression);
        }
        match expression {
            Expr::If(branches) if branches.else_branch.is_some() => {
                self.branches(branches, true);
            }
            Expr::Match(expression) => self.arms(expression, true),
            Expr::Block(expression) => self.block(&expression.block, true),
            Expr::Return(_) => self.visit_expr(expression),
            _ => self.returned(expression),
        }
    }

    /// What a function returns.
    fn returned(&mut self, expression: &Expr) {
        let about = self.about(expression);
        let (ty, text) = match &self.scope().returns {
            Some(ty) if ty.contains("impl ") => {
                (String::new(), "\"an iterator\".to_owned()".to_owned())
            }
            Some(ty) => (format!(": {ty}"), text_of("__value")),
            None => (String::new(), text_of("__value")),
        };
        let (start, end) = (bytes(expression).start, bytes(expression).end);
        self.inserts.at(start, format!("{{ let __value{ty} = "));
        self.visit_expr(expression);
        // Any other variable may be gone by then.
        let mut changed = self.changeable(&about);
        changed.retain(|slot| self.scope().slots[*slot].name == "self");
        let recorded = self.record_all(&changed);
        let line = line(expression);
        let step = format!("::page_trace::returned({start}, {line}, &{about:?}, || {text});");
        self.inserts
            .at(end, format!(";{recorded}{step} __value }}"));
    }

    fn branches(&mut self, branches: &syn::ExprIf, returns: bool) {
        let known = self.scope().names.len();
        let start = bytes(&branches.then_branch).start + 1;
        match &*branches.cond {
            Expr::Let(binding) => {
                self.visit_expr(&binding.expr);
                let about = self.declare_pattern(&binding.pat, branches.then_branch.span());
                let what = matched(&self.text(&binding.expr));
                let text = self.begin(&about, start, line(&branches.cond), &what, &about);
                self.inserts.at(start, text);
            }
            condition => self.condition(condition),
        }
        self.block(&branches.then_branch, returns);
        self.forget_names(known);
        match branches.else_branch.as_ref().map(|(_, branch)| &**branch) {
            Some(Expr::If(branches)) => self.branches(branches, returns),
            Some(Expr::Block(other)) => self.block(&other.block, returns),
            _ => {}
        }
    }

    /// The step in which these variables begin anew.
    fn begin(
        &mut self,
        bound: &[usize],
        at: usize,
        line: usize,
        what: &str,
        about: &[usize],
    ) -> String {
        forget(bound) + &self.record_all(bound) + &step(at, line, what, about)
    }

    fn text(&self, part: &impl Spanned) -> String {
        let words = self.source[bytes(part)].split_whitespace();
        words.collect::<Vec<_>>().join(" ")
    }

    fn condition(&mut self, condition: &Expr) {
        let about = self.about(condition);
        let (start, end) = (bytes(condition).start, bytes(condition).end);
        let text = self.text(condition);
        self.inserts.at(
            start,
            format!(
                "::page_trace::tested({start}, {}, {text:?}, &{about:?}, ",
                line(condition)
            ),
        );
        self.visit_expr(condition);
        self.inserts.at(end, ")");
    }

    fn arms(&mut self, choice: &syn::ExprMatch, returns: bool) {
        self.visit_expr(&choice.expr);
        let about = self.about(&choice.expr);
        let subject = self.text(&choice.expr);
        for arm in &choice.arms {
            let known = self.scope().names.len();
            self.arm(arm, &subject, &about, returns);
            self.forget_names(known);
        }
    }

    fn arm(&mut self, arm: &Arm, subject: &str, about: &[usize], returns: bool) {
        let bound = self.declare_pattern(&arm.pat, arm.body.span());
        let mut all = about.to_vec();
        all.extend(&bound);
        let what = matched(subject);
        let (start, end) = (bytes(&arm.body).start, bytes(&arm.body).end);
        let text = self.begin(&bound, start, line(&arm.pat), &what, &all);
        self.inserts.at(start, format!("{{ {text}"));
        self.last(&arm.body, returns);
        self.inserts.at(end, " }");
    }
}

const RAN: &str = "::page_trace::Event::Ran";

fn matched(subject: &str) -> String {
    format!("::page_trace::Event::Matched({subject:?})")
}

impl<'ast> Visit<'ast> for Body<'_> {
    fn visit_expr_if(&mut self, branches: &'ast syn::ExprIf) {
        self.branches(branches, false);
    }

    fn visit_expr_block(&mut self, expression: &'ast syn::ExprBlock) {
        self.block(&expression.block, false);
    }

    fn visit_expr_match(&mut self, choice: &'ast syn::ExprMatch) {
        self.arms(choice, false);
    }

    fn visit_expr_while(&mut self, while_loop: &'ast syn::ExprWhile) {
        self.condition(&while_loop.cond);
        self.block(&while_loop.body, false);
    }

    fn visit_expr_for_loop(&mut self, for_loop: &'ast syn::ExprForLoop) {
        self.visit_expr(&for_loop.expr);
        let known = self.scope().names.len();
        let about = self.declare_pattern(&for_loop.pat, for_loop.body.span());
        let start = bytes(&for_loop.body).start + 1;
        let line = for_loop.for_token.span().start().line;
        let text = self.begin(&about, start, line, RAN, &about);
        self.inserts.at(start, text);
        self.block(&for_loop.body, false);
        self.forget_names(known);
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let (start, end) = (bytes(&closure.body).start, bytes(&closure.body).end);
        self.scopes.push(Scope {
            bytes: start..end,
            returns: written(&closure.output),
            ..Scope::default()
        });
        let place = self.inserts.reserve(start);
        let mut inputs = Vec::new();
        for pattern in &closure.inputs {
            inputs.extend(self.declare_pattern(pattern, closure.body.span()));
        }
        self.last(&closure.body, true);
        let line = line(closure);
        let entry = self.leave(true, &inputs, start, line);
        self.inserts.0[place].1 = format!("{{ {entry}");
        self.inserts.at(end, " }");
    }

    fn visit_expr_return(&mut self, early: &'ast syn::ExprReturn) {
        if let Some(value) = &early.expr {
            self.returned(value);
        }
    }

    fn visit_expr_try(&mut self, tried: &'ast syn::ExprTry) {
        let (start, end) = (bytes(&tried.expr).start, bytes(&tried.expr).end);
        let line = line(&tried.expr);
        self.inserts
            .at(start, format!("::page_trace::tried({start}, {line}, "));
        visit::visit_expr_try(self, tried);
        self.inserts.at(end, ")");
    }
}

/// Whether an expression has its steps inside.
fn has_steps(expression: &Expr) -> bool {
    matches!(
        expression,
        Expr::If(_)
            | Expr::While(_)
            | Expr::ForLoop(_)
            | Expr::Loop(_)
            | Expr::Match(_)
            | Expr::Block(_)
            | Expr::Return(_)
            | Expr::Break(_)
            | Expr::Continue(_)
    )
}

fn line(part: &impl Spanned) -> usize {
    part.span().start().line
}

/// Takes the value of a variable's text.
fn text_of(name: &str) -> String {
    format!(
        "{{ #[allow(unused_imports)] \
         use ::page_trace::{{ByDebug as _, ByDefault as _}}; \
         (&::page_trace::Value(&{name})).text() }}"
    )
}

fn record(slot: usize, name: &str) -> String {
    format!("::page_trace::record({slot}, || {});", text_of(name))
}

/// In a loop, a variable begins anew each time.
fn forget(slots: &[usize]) -> String {
    let forget = |slot: &usize| format!("::page_trace::forget({slot});");
    slots.iter().map(forget).collect()
}

fn step(at: usize, line: usize, what: &str, about: &[usize]) -> String {
    format!("::page_trace::step({at}, {line}, {what}, &{about:?});")
}
