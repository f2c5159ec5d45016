//! Instrumentation of the body of a function or closure, statement by statement. It
//! decides which line a step highlights.

use super::names::{bindings, mentioned_names};
use super::{Insertions, SteppedFunction, bytes};
use quote::ToTokens;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, Block, Expr, FnArg, Pat, ReturnType, Signature, Stmt, Type};

/// A variable of a function. Its index among those of the function identifies it at run time.
struct Slot {
    name: String,
    /// The byte range of the source in which the name refers to it.
    range: Range<usize>,
    is_mutable: bool,
}

/// A function, or a closure inside one.
#[derive(Default)]
struct Scope {
    slots: Vec<Slot>,
    /// The names that are visible at the current position, each with its slot.
    names: Vec<(String, usize)>,
    /// The variables of enclosing functions that a closure uses, each with its own slot here.
    captured: Vec<(String, usize)>,
    /// The byte range of the body.
    range: Range<usize>,
    /// The return type, if it's written in the source.
    return_type: Option<String>,
}

impl Scope {
    fn new(range: Range<usize>, output: &ReturnType) -> Self {
        let return_type = match output {
            ReturnType::Type(_, output) => Some(output.to_token_stream().to_string()),
            ReturnType::Default => None,
        };
        Self {
            range,
            return_type,
            ..Self::default()
        }
    }

    /// Returns the slot that a name refers to.
    fn lookup(&self, name: &str) -> Option<usize> {
        self.names
            .iter()
            .rev()
            .chain(&self.captured)
            .find(|(known, _)| known == name)
            .map(|(_, slot)| *slot)
    }
}

/// Inserts the calls of `page-trace` into the body of a function.
pub(super) struct BodyInstrumenter<'a> {
    source: &'a str,
    function: &'a SteppedFunction,
    insertions: &'a mut Insertions,
    /// The function, and the closures around the current position, innermost last.
    scopes: Vec<Scope>,
}

impl<'a> BodyInstrumenter<'a> {
    pub(super) fn new(
        source: &'a str,
        function: &'a SteppedFunction,
        insertions: &'a mut Insertions,
    ) -> Self {
        Self {
            source,
            function,
            insertions,
            scopes: Vec::new(),
        }
    }

    pub(super) fn function(&mut self, signature: &Signature, block: &Block) {
        self.scopes
            .push(Scope::new(bytes(block), &signature.output));
        let start = bytes(block).start + 1;
        let prologue = self.insertions.reserve(start);
        for input in &signature.inputs {
            match input {
                FnArg::Receiver(receiver) => {
                    let is_mutable = receiver.mutability.is_some();
                    self.declare("self", is_mutable, bytes(block));
                }
                FnArg::Typed(input) => {
                    let is_mutable_reference = matches!(
                        &*input.ty,
                        Type::Reference(reference) if reference.mutability.is_some()
                    );
                    for binding in bindings(&input.pat) {
                        let is_mutable = binding.is_mutable || is_mutable_reference;
                        self.declare(&binding.name, is_mutable, bytes(block));
                    }
                }
            }
        }
        let inputs: Vec<_> = (0..self.scope().slots.len()).collect();
        self.block(block, true);
        let line = signature.fn_token.span().start().line;
        let text = self.leave_scope(false, &inputs, start, line);
        self.insertions.fill(prologue, text);
    }

    fn scope(&mut self) -> &mut Scope {
        self.scopes
            .last_mut()
            .expect("there is a scope while a body is visited")
    }

    /// Ends the innermost scope. Returns the prologue of its body, which declares all of its
    /// variables and records the inputs.
    fn leave_scope(
        &mut self,
        is_closure: bool,
        inputs: &[usize],
        offset: usize,
        line: usize,
    ) -> String {
        let scope = self
            .scopes
            .pop()
            .expect("there is a scope while a body is visited");
        let SteppedFunction { name, file, .. } = self.function;
        let mut slots = String::new();
        for Slot { name, range, .. } in &scope.slots {
            let Range { start, end } = range;
            slots +=
                &format!("::page_trace::Slot {{ name: {name:?}, start: {start}, end: {end} }},");
        }
        let mut prologue = format!(
            "let __frame = ::page_trace::enter(&::page_trace::Function {{ \
             name: {name:?}, file: {file:?}, is_closure: {is_closure}, \
             slots: &[{slots}] }});"
        );
        let captured = scope.captured.iter().map(|(_, slot)| slot);
        for &slot in inputs.iter().chain(captured) {
            prologue += &record(slot, &scope.slots[slot].name);
        }
        prologue + &step(offset, line, CALLED, inputs)
    }

    /// Adds a variable to the innermost scope. Returns its slot.
    fn declare(&mut self, name: &str, is_mutable: bool, range: Range<usize>) -> usize {
        let scope = self.scope();
        let slot = scope.slots.len();
        scope.slots.push(Slot {
            name: name.to_owned(),
            range,
            is_mutable,
        });
        scope.names.push((name.to_owned(), slot));
        slot
    }

    fn declare_pattern(&mut self, pattern: &Pat, range: Range<usize>) -> Vec<usize> {
        bindings(pattern)
            .iter()
            .map(|binding| self.declare(&binding.name, binding.is_mutable, range.clone()))
            .collect()
    }

    /// Returns the slot that a name refers to. In a closure, a variable of an enclosing
    /// function gets a slot when it's first mentioned.
    fn resolve(&mut self, name: &str) -> Option<usize> {
        let (scope, enclosing) = self.scopes.split_last_mut()?;
        if let Some(slot) = scope.lookup(name) {
            return Some(slot);
        }
        if enclosing.iter().all(|scope| scope.lookup(name).is_none()) {
            return None;
        }
        let slot = scope.slots.len();
        scope.slots.push(Slot {
            name: name.to_owned(),
            range: scope.range.clone(),
            is_mutable: false,
        });
        scope.captured.push((name.to_owned(), slot));
        Some(slot)
    }

    /// Returns the slots of the variables that an expression mentions.
    fn mentioned_slots(&mut self, expression: &Expr) -> Vec<usize> {
        mentioned_names(expression)
            .iter()
            .filter_map(|name| self.resolve(name))
            .collect()
    }

    fn mutable(&mut self, slots: &[usize]) -> Vec<usize> {
        let scope = self.scope();
        slots
            .iter()
            .copied()
            .filter(|&slot| scope.slots[slot].is_mutable)
            .collect()
    }

    fn record_all(&mut self, slots: &[usize]) -> String {
        let scope = self.scope();
        slots
            .iter()
            .map(|&slot| record(slot, &scope.slots[slot].name))
            .collect()
    }

    /// Instruments a block. `is_returned` if its last expression is the value that the
    /// function returns.
    fn block(&mut self, block: &Block, is_returned: bool) {
        let outer_names = self.scope().names.len();
        let end = bytes(block).end;
        let last = block.stmts.len().saturating_sub(1);
        for (index, statement) in block.stmts.iter().enumerate() {
            match statement {
                Stmt::Local(local) => self.local(local, end),
                Stmt::Expr(expression, None) if index == last => {
                    self.last_expression(expression, is_returned);
                }
                Stmt::Expr(expression, _) => self.statement(expression, bytes(statement).end),
                Stmt::Item(_) | Stmt::Macro(_) => {}
            }
        }
        self.restore_names(outer_names);
    }

    /// Removes the names that were declared in a block.
    fn restore_names(&mut self, outer_names: usize) {
        self.scope().names.truncate(outer_names);
    }

    /// Instruments a `let` statement in a block that ends at `block_end`.
    fn local(&mut self, local: &syn::Local, block_end: usize) {
        let mut mentioned = Vec::new();
        if let Some(init) = &local.init {
            self.visit_expr(&init.expr);
            // A closure has no value to show.
            if matches!(*init.expr, Expr::Closure(_)) {
                return;
            }
            mentioned = self.mentioned_slots(&init.expr);
        }
        let changed = self.mutable(&mentioned);
        let after = bytes(local).end;
        let slots = self.declare_pattern(&local.pat, after..block_end);
        let mut text = forget(&slots) + &self.record_all(&slots);
        text += &self.record_all(&changed);
        let line = local.let_token.span().start().line;
        text += &step(after, line, RAN, &slots);
        self.insertions.insert(after, text);
    }

    /// Instruments an expression statement that ends at `end`.
    fn statement(&mut self, expression: &Expr, end: usize) {
        self.visit_expr(expression);
        if has_inner_steps(expression) {
            return;
        }
        let mentioned = self.mentioned_slots(expression);
        let changed = self.mutable(&mentioned);
        let mut text = self.record_all(&changed);
        let relevant = if changed.is_empty() {
            mentioned
        } else {
            changed
        };
        text += &step(end, line(expression), RAN, &relevant);
        self.insertions.insert(end, text);
    }

    /// Instruments the last expression of a block or a closure.
    fn last_expression(&mut self, expression: &Expr, is_returned: bool) {
        if !is_returned {
            return self.visit_expr(expression);
        }
        match expression {
            Expr::If(expression) if expression.else_branch.is_some() => {
                self.if_expression(expression, true);
            }
            Expr::Match(expression) => self.match_expression(expression, true),
            Expr::Block(expression) => self.block(&expression.block, true),
            Expr::Return(_) => self.visit_expr(expression),
            _ => self.return_value(expression),
        }
    }

    /// Instruments an expression whose value the function returns.
    fn return_value(&mut self, expression: &Expr) {
        let mentioned = self.mentioned_slots(expression);
        let (annotation, text) = match &self.scope().return_type {
            Some(ty) if ty.contains("impl ") => {
                (String::new(), "\"an iterator\".to_owned()".to_owned())
            }
            Some(ty) => (format!(": {ty}"), text_of("__value")),
            None => (String::new(), text_of("__value")),
        };
        let Range { start, end } = bytes(expression);
        self.insertions
            .insert(start, format!("{{ let __value{annotation} = "));
        self.visit_expr(expression);
        // The expression may have moved any variable other than `self`.
        let mut changed = self.mutable(&mentioned);
        changed.retain(|slot| self.scope().slots[*slot].name == "self");
        let recorded = self.record_all(&changed);
        let line = line(expression);
        let step = format!("::page_trace::returned({start}, {line}, &{mentioned:?}, || {text});");
        self.insertions
            .insert(end, format!(";{recorded}{step} __value }}"));
    }

    fn if_expression(&mut self, expression: &syn::ExprIf, is_returned: bool) {
        let then = &expression.then_branch;
        let outer_names = self.scope().names.len();
        match &*expression.cond {
            Expr::Let(binding) => {
                self.visit_expr(&binding.expr);
                let slots = self.declare_pattern(&binding.pat, bytes(then));
                let start = bytes(then).start + 1;
                let what = matched(&self.source_text(&binding.expr));
                let text = self.bind(&slots) + &step(start, line(&expression.cond), &what, &slots);
                self.insertions.insert(start, text);
            }
            condition => self.condition(condition),
        }
        self.block(then, is_returned);
        self.restore_names(outer_names);
        match expression.else_branch.as_ref().map(|(_, branch)| &**branch) {
            Some(Expr::If(expression)) => self.if_expression(expression, is_returned),
            Some(Expr::Block(expression)) => self.block(&expression.block, is_returned),
            _ => {}
        }
    }

    /// Returns the calls that give variables their values at the start of a block.
    fn bind(&mut self, slots: &[usize]) -> String {
        forget(slots) + &self.record_all(slots)
    }

    /// Returns the source of a syntax node in one line.
    fn source_text(&self, node: &impl Spanned) -> String {
        let words: Vec<_> = self.source[bytes(node)].split_whitespace().collect();
        words.join(" ")
    }

    fn condition(&mut self, condition: &Expr) {
        let mentioned = self.mentioned_slots(condition);
        let Range { start, end } = bytes(condition);
        let line = line(condition);
        let text = self.source_text(condition);
        self.insertions.insert(
            start,
            format!("::page_trace::tested({start}, {line}, {text:?}, &{mentioned:?}, "),
        );
        self.visit_expr(condition);
        self.insertions.insert(end, ")");
    }

    fn match_expression(&mut self, expression: &syn::ExprMatch, is_returned: bool) {
        self.visit_expr(&expression.expr);
        let mentioned = self.mentioned_slots(&expression.expr);
        let what = matched(&self.source_text(&expression.expr));
        for arm in &expression.arms {
            let outer_names = self.scope().names.len();
            self.arm(arm, &what, &mentioned, is_returned);
            self.restore_names(outer_names);
        }
    }

    fn arm(&mut self, arm: &Arm, what: &str, mentioned: &[usize], is_returned: bool) {
        let slots = self.declare_pattern(&arm.pat, bytes(&arm.body));
        let relevant = [mentioned, &slots].concat();
        let Range { start, end } = bytes(&arm.body);
        let text = self.bind(&slots) + &step(start, line(&arm.pat), what, &relevant);
        self.insertions.insert(start, format!("{{ {text}"));
        self.last_expression(&arm.body, is_returned);
        self.insertions.insert(end, " }");
    }
}

impl<'ast> Visit<'ast> for BodyInstrumenter<'_> {
    fn visit_expr_if(&mut self, expression: &'ast syn::ExprIf) {
        self.if_expression(expression, false);
    }

    fn visit_expr_block(&mut self, expression: &'ast syn::ExprBlock) {
        self.block(&expression.block, false);
    }

    fn visit_expr_match(&mut self, expression: &'ast syn::ExprMatch) {
        self.match_expression(expression, false);
    }

    fn visit_expr_while(&mut self, expression: &'ast syn::ExprWhile) {
        self.condition(&expression.cond);
        self.block(&expression.body, false);
    }

    fn visit_expr_for_loop(&mut self, expression: &'ast syn::ExprForLoop) {
        self.visit_expr(&expression.expr);
        let outer_names = self.scope().names.len();
        let slots = self.declare_pattern(&expression.pat, bytes(&expression.body));
        let start = bytes(&expression.body).start + 1;
        let line = expression.for_token.span().start().line;
        let text = self.bind(&slots) + &step(start, line, RAN, &slots);
        self.insertions.insert(start, text);
        self.block(&expression.body, false);
        self.restore_names(outer_names);
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        let range = bytes(&closure.body);
        let Range { start, end } = range;
        self.scopes.push(Scope::new(range.clone(), &closure.output));
        let prologue = self.insertions.reserve(start);
        let mut inputs = Vec::new();
        for pattern in &closure.inputs {
            inputs.extend(self.declare_pattern(pattern, range.clone()));
        }
        self.last_expression(&closure.body, true);
        let text = self.leave_scope(true, &inputs, start, line(closure));
        self.insertions.fill(prologue, format!("{{ {text}"));
        self.insertions.insert(end, " }");
    }

    fn visit_expr_return(&mut self, expression: &'ast syn::ExprReturn) {
        if let Some(value) = &expression.expr {
            self.return_value(value);
        }
    }

    fn visit_expr_try(&mut self, expression: &'ast syn::ExprTry) {
        let Range { start, end } = bytes(&expression.expr);
        let line = line(&expression.expr);
        self.insertions
            .insert(start, format!("::page_trace::tried({start}, {line}, "));
        visit::visit_expr_try(self, expression);
        self.insertions.insert(end, ")");
    }
}

/// Tests if the parts of an expression are steps, so that the whole isn't one.
fn has_inner_steps(expression: &Expr) -> bool {
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

/// Returns the line on which a syntax node begins.
fn line(node: &impl Spanned) -> usize {
    node.span().start().line
}

// The calls of `page-trace`.

const CALLED: &str = "::page_trace::Event::Called";
const RAN: &str = "::page_trace::Event::Ran";

fn matched(subject: &str) -> String {
    format!("::page_trace::Event::Matched({subject:?})")
}

/// Returns an expression that formats the value of a variable.
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

/// Returns the calls that forget the values that variables had in an earlier iteration.
fn forget(slots: &[usize]) -> String {
    slots
        .iter()
        .map(|slot| format!("::page_trace::forget({slot});"))
        .collect()
}

fn step(offset: usize, line: usize, what: &str, slots: &[usize]) -> String {
    format!("::page_trace::step({offset}, {line}, {what}, &{slots:?});")
}
