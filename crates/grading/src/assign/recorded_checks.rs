//! Generates the checks that students get: recorded questions with their answers, and no
//! code that could compute an answer.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::str::FromStr as _;

use anyhow::{Context, Result, bail, ensure};
use check_report::{Question, Recording, SourceLine};
use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, ExprMethodCall, Item, Type};

use crate::assignment::AssignedExercise;
use crate::harness;
use crate::sandbox::Toolchain;
use othellier_project::catalog::Package;
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// A check and the questions that it asks, grouped by task.
struct RecordedCheck {
    name: String,
    recordings: Vec<Recording>,
}

/// Returns the source of the checks for students, by exercise id. `seed` is the seed of random
/// questions.
///
/// # Errors
///
/// Returns an error if the original checks don't compile, or if one can't be recorded.
pub fn generate(
    repository: &Repository,
    seed: u64,
    exercises: &[AssignedExercise],
    packages: &[Package],
) -> Result<BTreeMap<String, String>> {
    let root = repository.root();
    let toolchain = Toolchain::find()?;
    let scratch = root.join("target/grading");
    let harnesses = harness::build(root, &scratch, exercises, packages, &toolchain, seed)?;
    let mut sources = BTreeMap::new();
    for assigned in exercises {
        let id = &assigned.exercise.id;
        let harness = harness::find(&harnesses, assigned)?;
        let mut checks = Vec::new();
        for name in &harness.exercises[id].checks {
            checks.push(RecordedCheck {
                name: name.clone(),
                recordings: harness.record(id, name)?,
            });
        }
        let original = read(&assigned.package.checks_path(assigned.exercise))?;
        let source = generate_source(&original, id, &checks)
            .with_context(|| format!("in the checks of {id}"))?;
        sources.insert(id.clone(), source);
    }
    Ok(sources)
}

/// Generates the checks of an exercise from the original ones.
///
/// If no function of the exercise has arguments, the original checks are used: they judge an
/// answer without computing one. In other exercises, code that judges answers is left out,
/// because it may compute a right one.
fn generate_source(original: &str, id: &str, checks: &[RecordedCheck]) -> Result<String> {
    let has_arguments = checks
        .iter()
        .flat_map(|check| &check.recordings)
        .any(|recording| recording.arguments != "()");
    if !has_arguments {
        return Ok(original.to_owned());
    }
    let file = syn::parse_file(original)?;
    let mut tasks: Vec<(&SourceLine, TaskCode)> = Vec::new();
    let mut tests = String::new();
    for check in checks {
        let _ = write!(tests, "\n#[test]\nfn {}() {{\n", check.name);
        for recording in &check.recordings {
            let known = tasks.iter().position(|(line, _)| **line == recording.task);
            let number = match known {
                Some(number) => number,
                None => {
                    tasks.push((&recording.task, TaskCode::find(&file, recording)?));
                    tasks.len() - 1
                }
            };
            tests += &replay_call(number, recording)?;
        }
        tests += "}\n";
    }
    let mut source = format!("//! The checks of `{id}`: recorded questions and their answers.\n\n");
    source += "#![allow(unused_imports)]\n\n";
    source += &required_items(&file, tasks.iter().map(|(_, task)| task))?;
    for (number, (_, task)) in tasks.iter().enumerate() {
        source += &task.to_function(number);
    }
    Ok(source + &tests)
}

/// The code that constructs a task, without the parts that compute or judge answers.
struct TaskCode {
    argument_types: Type,
    /// The expression that constructs the task.
    expression: String,
    sentences: Vec<String>,
}

/// The answer's type in a task. The actual type follows from the function that is called.
const ANSWER_TYPE: &str = "impl std::fmt::Debug + PartialEq + Send + Sync + 'static";

/// The methods of a task that are kept, because they reveal no answers.
const KEPT_METHODS: [&str; 2] = ["time_limit", "panic"];

impl TaskCode {
    /// Finds the code of a recording's task in a file.
    fn find(file: &syn::File, recording: &Recording) -> Result<TaskCode> {
        let mut finder = TaskFinder {
            line: recording.task.line as usize,
            expression: String::new(),
        };
        finder.visit_file(file);
        let expression = finder.expression;
        ensure!(
            !expression.is_empty(),
            "no task is made in {}",
            recording.task
        );
        Ok(TaskCode {
            argument_types: syn::parse_str(&without_modules(&recording.arguments))?,
            expression,
            sentences: recording.sentences.clone(),
        })
    }

    /// Returns a function that constructs the task.
    fn to_function(&self, number: usize) -> String {
        let TaskCode {
            argument_types,
            expression,
            sentences,
        } = self;
        let argument_types = argument_types.to_token_stream();
        let mut sentence_lines = String::new();
        for sentence in sentences {
            let _ = writeln!(sentence_lines, "            {sentence:?},");
        }
        format!(
            "\nfn task_{number}() -> Task<{argument_types}, {ANSWER_TYPE}> {{\n    {expression}\n        \
             .sentences(&[\n{sentence_lines}        ])\n}}\n"
        )
    }
}

/// Removes the module paths from the names in a type. Modules may be private.
fn without_modules(type_name: &str) -> String {
    let mut short = String::new();
    for part in type_name.split("::") {
        // Removes the module name at the end.
        let module_start = short
            .rfind(|c: char| !c.is_alphanumeric() && c != '_')
            .map_or(0, |index| index + 1);
        short.truncate(module_start);
        short += part;
    }
    short
}

/// Returns the source text of a syntax node.
fn source_text(node: &impl Spanned) -> String {
    node.span().source_text().unwrap_or_default()
}

/// Finds the expression in a line that constructs a task.
struct TaskFinder {
    line: usize,
    expression: String,
}

impl<'ast> Visit<'ast> for TaskFinder {
    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.visit_expr(&call.receiver);
        let is_on_task = !self.expression.is_empty() && is_task_chain(&call.receiver, self.line);
        if is_on_task && KEPT_METHODS.iter().any(|name| call.method == name) {
            let arguments = source_text(&call.args);
            self.expression += &format!("\n        .{}({arguments})", call.method);
        } else {
            for argument in &call.args {
                self.visit_expr(argument);
            }
        }
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if is_task_new(call, self.line) {
            self.expression += &source_text(call);
        } else {
            visit::visit_expr_call(self, call);
        }
    }
}

/// Tests if a call is `Task::new` in this line.
fn is_task_new(call: &ExprCall, line: usize) -> bool {
    source_text(&call.func) == "Task::new" && call.span().start().line == line
}

/// Tests if an expression is `Task::new` in this line, with any number of method calls.
fn is_task_chain(expression: &Expr, line: usize) -> bool {
    match expression {
        Expr::MethodCall(call) => is_task_chain(&call.receiver, line),
        Expr::Call(call) => is_task_new(call, line),
        _ => false,
    }
}

/// Returns the imports of a file, and the items on which the tasks depend directly or
/// indirectly.
fn required_items<'a>(
    file: &syn::File,
    tasks: impl Iterator<Item = &'a TaskCode>,
) -> Result<String> {
    let mut names = BTreeSet::new();
    for task in tasks {
        names.extend(UsedNames::collect(|visitor| {
            visitor.visit_type(&task.argument_types)
        }));
        let expression: Expr = syn::parse_str(&task.expression)?;
        names.extend(UsedNames::collect(|visitor| {
            visitor.visit_expr(&expression)
        }));
    }
    let mut required = BTreeSet::new();
    loop {
        let count_before = required.len();
        for (index, item) in file.items.iter().enumerate() {
            let is_used = item_name(item).is_some_and(|name| names.contains(&name));
            if is_used && required.insert(index) {
                names.extend(UsedNames::collect(|visitor| visitor.visit_item(item)));
            }
        }
        if required.len() == count_before {
            break;
        }
    }
    Ok(file
        .items
        .iter()
        .enumerate()
        .filter(|(index, item)| required.contains(index) || matches!(item, Item::Use(_)))
        .map(|(_, item)| source_text(item) + "\n")
        .collect())
}

/// Collects the names that code uses.
///
/// Names that the code binds itself are left out unless they are called: a variable may have
/// the same name as a function that computes the answer.
#[derive(Default)]
struct UsedNames {
    used: BTreeSet<String>,
    called: BTreeSet<String>,
    bound: BTreeSet<String>,
}

impl UsedNames {
    fn collect(visit: impl FnOnce(&mut UsedNames)) -> BTreeSet<String> {
        let mut names = UsedNames::default();
        visit(&mut names);
        &(&names.used - &names.bound) | &names.called
    }

    fn add_identifiers(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.add_identifiers(group.stream()),
                TokenTree::Ident(name) => {
                    self.used.insert(name.to_string());
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for UsedNames {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        if let Some(first) = path.segments.first() {
            self.used.insert(first.ident.to_string());
        }
        visit::visit_path(self, path);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        self.called.insert(source_text(&call.func));
        visit::visit_expr_call(self, call);
    }

    fn visit_pat_ident(&mut self, name: &'ast syn::PatIdent) {
        self.bound.insert(name.ident.to_string());
        visit::visit_pat_ident(self, name);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.add_identifiers(call.tokens.clone());
    }
}

/// Returns the name by which code refers to an item; for an `impl`, that of its type.
fn item_name(item: &Item) -> Option<String> {
    Some(match item {
        Item::Fn(item) => item.sig.ident.to_string(),
        Item::Struct(item) => item.ident.to_string(),
        Item::Enum(item) => item.ident.to_string(),
        Item::Const(item) => item.ident.to_string(),
        Item::Type(item) => item.ident.to_string(),
        Item::Impl(item) => source_text(&*item.self_ty),
        _ => return None,
    })
}

/// Returns the statement that asks the questions of a recording.
fn replay_call(number: usize, recording: &Recording) -> Result<String> {
    let types = syn::parse_str::<syn::TypeTuple>(&recording.arguments)?;
    let types: Vec<_> = types.elems.iter().collect();
    let mut text = format!("    task_{number}().replay({}, [\n", recording.own);
    for question in &recording.questions {
        let _ = writeln!(text, "        {},", question_expression(&types, question)?);
    }
    Ok(text + "    ]);\n")
}

fn question_expression(types: &[&Type], question: &Question) -> Result<String> {
    let mut arguments = String::new();
    for (argument_type, text) in types.iter().zip(&question.arguments) {
        let expression = argument_expression(argument_type, text)
            .with_context(|| format!("can't record {text}"))?;
        arguments += &format!("{expression}, ");
    }
    let Question {
        expected, mistakes, ..
    } = question;
    Ok(format!(
        "checks::recorded(({arguments}), {expected:?}, &{mistakes:?})"
    ))
}

/// Returns a Rust expression for a value, from its type and its recorded text.
fn argument_expression(argument_type: &Type, text: &str) -> Result<String> {
    let Type::Path(path) = argument_type else {
        return parse_debug_text(text);
    };
    let type_name = path.path.segments.last().context("a type has a name")?;
    match &*type_name.ident.to_string() {
        "Board" => Ok(format!("checks::board({text:?})")),
        "TicTacToe" | "Moves" => Ok(format!("{text:?}.parse().expect(\"a recorded value\")")),
        _ => parse_debug_text(text),
    }
}

fn parse_debug_text(text: &str) -> Result<String> {
    let tokens = TokenStream::from_str(text).ok().context("it isn't Rust")?;
    debug_to_expression(tokens)
}

/// Converts the output of `Debug` to a Rust expression.
fn debug_to_expression(tokens: TokenStream) -> Result<String> {
    let mut text = String::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(name) => {
                let is_field = tokens.peek().is_some_and(is_colon);
                let fields = tokens.next_if(is_braced);
                text += &name_to_expression(&name, is_field, fields)?;
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Bracket => ("vec![", "]"),
                    _ => ("(", ")"),
                };
                let content = debug_to_expression(group.stream())?;
                text += &format!("{open}{content}{close}");
            }
            TokenTree::Literal(literal) if literal.to_string().starts_with('"') => {
                text += &format!("String::from({literal})");
            }
            TokenTree::Punct(punct) if punct.as_char() == ',' => text += ", ",
            other => text += &other.to_string(),
        }
    }
    Ok(text)
}

fn is_colon(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == ':')
}

fn is_braced(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// Converts a name in the output of `Debug`, with the fields that follow it, to a Rust
/// expression.
fn name_to_expression(name: &Ident, is_field: bool, fields: Option<TokenTree>) -> Result<String> {
    let name = name.to_string();
    if let Some(TokenTree::Group(fields)) = fields {
        return struct_to_expression(&name, fields.stream());
    }
    Ok(match &*name {
        _ if is_field => name,
        "true" | "false" | "None" | "Some" => name,
        "Black" | "White" => format!("board::Disc::{name}"),
        "North" | "NorthEast" | "East" | "SouthEast" | "South" | "SouthWest" | "West"
        | "NorthWest" => format!("directions::Direction::{name}"),
        // A square that isn't on the board is shown as `off the board`.
        "off" => "board::Square::OVERFLOW".to_owned(),
        "the" | "board" => String::new(),
        square if square.len() == 2 => format!("checks::square({square:?})"),
        other => bail!("`{other}` is unknown"),
    })
}

fn struct_to_expression(name: &str, fields: TokenStream) -> Result<String> {
    let path = match name {
        "Position" => "end_of_game::Position",
        "Disk" => "fake_disk::Disk",
        "DiskFile" => "fake_disk::DiskFile",
        "Board" => return Ok(format!("checks::board({:?})", board_line(fields))),
        other => bail!("`{other}` is unknown"),
    };
    Ok(format!("{path} {{ {} }}", debug_to_expression(fields)?))
}

/// Converts the cells in a board's `Debug` output to a line of 64 characters.
fn board_line(fields: TokenStream) -> String {
    fields
        .into_iter()
        .filter_map(|token| match token {
            TokenTree::Group(cells) => Some(cells.stream()),
            _ => None,
        })
        .flatten()
        .filter_map(|cell| match &*cell.to_string() {
            "," => None,
            "Black" => Some('X'),
            "White" => Some('O'),
            _ => Some('-'),
        })
        .take(64)
        .collect()
}
