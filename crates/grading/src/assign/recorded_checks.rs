//! The checks that students get: the questions and the right answers, and no
//! code that finds an answer.

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

use crate::assignment::AskedExercise;
use crate::harness;
use crate::sandbox::Toolchain;
use othellier_project::catalog::Package;
use othellier_project::files::read;
use othellier_project::repository::Repository;

/// A check and what it would ask, task by task.
type Recorded = (String, Vec<Recording>);

/// The checks of all tasks as students get them, by the ids of the exercises: what
/// they ask at random begins with this seed. Fails when our own checks don't
/// compile, or one can't be recorded.
pub fn of_tasks(
    repository: &Repository,
    seed: u64,
    tasks: &[AskedExercise],
    packages: &[Package],
) -> Result<BTreeMap<String, String>> {
    let (root, toolchain) = (repository.root(), Toolchain::find()?);
    let scratch = root.join("target/grading");
    let built = harness::build(root, &scratch, (tasks, packages), &toolchain, seed)?;
    let mut texts = BTreeMap::new();
    for task in tasks {
        let id = &task.exercise.id;
        let harness = built
            .iter()
            .find(|harness| harness.library == task.library());
        let harness = harness.context("every exercise is compiled")?;
        let checks = harness.exercises[id].checks.iter();
        let recorded = checks.map(|check| Ok((check.clone(), harness.record(id, check)?)));
        let recorded = recorded.collect::<Result<Vec<_>>>()?;
        let ours = read(&task.package.checks_path(task.exercise))?;
        let text = text(&ours, id, &recorded).with_context(|| format!("in the checks of {id}"))?;
        texts.insert(id.clone(), text);
    }
    Ok(texts)
}

/// The checks of an exercise as students get them, made from our own. Where the
/// function never has arguments, our own code judges what it answers: that's no
/// reference, and goes along. Beside other checks it may be one, as wrong answers
/// are near a right one.
fn text(ours: &str, id: &str, checks: &[Recorded]) -> Result<String> {
    let mut asked = checks.iter().flat_map(|(_, recordings)| recordings);
    if asked.all(|recording| recording.arguments == "()") {
        return Ok(ours.to_owned());
    }
    let file = syn::parse_file(ours)?;
    let mut tasks: Vec<(&SourceLine, TaskCode)> = Vec::new();
    let mut tests = String::new();
    for (name, recordings) in checks {
        let _ = write!(tests, "\n#[test]\nfn {name}() {{\n");
        for recording in recordings {
            let known = tasks
                .iter()
                .position(|(place, _)| **place == recording.task);
            let number = match known {
                Some(number) => number,
                None => {
                    let code = TaskCode::find(&file, recording)?;
                    tasks.push((&recording.task, code));
                    tasks.len() - 1
                }
            };
            tests += &replay(number, recording)?;
        }
        tests += "}\n";
    }
    let mut text = format!("//! The checks of `{id}`: recorded questions and their answers.\n\n");
    text += "#![allow(unused_imports)]\n\n";
    let codes = tasks.iter().map(|(_, code)| code);
    text += &needed(&file, codes.clone())?;
    for (number, code) in codes.enumerate() {
        text += &code.text(number);
    }
    Ok(text + &tests)
}

/// How a task is made, without what knows an answer.
struct TaskCode {
    arguments: Type,
    /// The expression that makes it.
    made: String,
    sentences: Vec<String>,
}

/// Any answer that can be checked: the function that's asked says which.
const ANSWER: &str = "impl std::fmt::Debug + PartialEq + Send + Sync + 'static";

/// What a task may be told besides the function to ask.
const HARMLESS: [&str; 2] = ["time_limit", "panic"];

impl TaskCode {
    fn find(file: &syn::File, recording: &Recording) -> Result<TaskCode> {
        let mut finder = Finder {
            line: recording.task.line as usize,
            made: String::new(),
        };
        finder.visit_file(file);
        let made = finder.made;
        ensure!(!made.is_empty(), "no task is made in {}", recording.task);
        Ok(TaskCode {
            arguments: syn::parse_str(&without_modules(&recording.arguments))?,
            made,
            sentences: recording.sentences.clone(),
        })
    }

    fn text(&self, number: usize) -> String {
        let TaskCode {
            made, sentences, ..
        } = self;
        let of = self.arguments.to_token_stream();
        let mut told = String::new();
        for sentence in sentences {
            let _ = writeln!(told, "            {sentence:?},");
        }
        format!(
            "\nfn task_{number}() -> Task<{of}, {ANSWER}> {{\n    {made}\n        .sentences(&[\n{told}        ])\n}}\n"
        )
    }
}

/// A type without the modules that its names are in: they may be private.
fn without_modules(of: &str) -> String {
    of.split("::").fold(String::new(), |mut short, part| {
        let name = short.rfind(|sign: char| !sign.is_alphanumeric() && sign != '_');
        short.truncate(name.map_or(0, |before| before + 1));
        short + part
    })
}

fn source(of: &impl Spanned) -> String {
    of.span().source_text().unwrap_or_default()
}

/// Finds the expression that makes a task in a line.
struct Finder {
    line: usize,
    made: String,
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.visit_expr(&call.receiver);
        let is_ours = !self.made.is_empty() && is_chained(&call.receiver, self.line);
        if is_ours && HARMLESS.iter().any(|name| call.method == name) {
            self.made += &format!("\n        .{}({})", call.method, source(&call.args));
        } else {
            call.args
                .iter()
                .for_each(|argument| self.visit_expr(argument));
        }
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if is_new(call, self.line) {
            self.made += &source(call);
        } else {
            visit::visit_expr_call(self, call);
        }
    }
}

/// Whether this is `Task::new` in this line.
fn is_new(call: &ExprCall, line: usize) -> bool {
    source(&call.func) == "Task::new" && call.span().start().line == line
}

/// Whether this is about the task that is made in this line.
fn is_chained(receiver: &Expr, line: usize) -> bool {
    match receiver {
        Expr::MethodCall(call) => is_chained(&call.receiver, line),
        Expr::Call(call) => is_new(call, line),
        _ => false,
    }
}

/// The imports, and the items that making these tasks needs, with what those
/// need.
fn needed<'a>(file: &syn::File, tasks: impl Iterator<Item = &'a TaskCode>) -> Result<String> {
    let mut names = BTreeSet::new();
    for task in tasks {
        names.extend(UsedNames::of(|named| named.visit_type(&task.arguments)));
        let made: Expr = syn::parse_str(&task.made)?;
        names.extend(UsedNames::of(|named| named.visit_expr(&made)));
    }
    let mut taken = BTreeSet::new();
    loop {
        let before = taken.len();
        for (place, item) in file.items.iter().enumerate() {
            let is_needed = name(item).is_some_and(|name| names.contains(&name));
            if is_needed && taken.insert(place) {
                names.extend(UsedNames::of(|named| named.visit_item(item)));
            }
        }
        if taken.len() == before {
            break;
        }
    }
    let items = file.items.iter().enumerate();
    let items = items.filter(|(place, item)| taken.contains(place) || matches!(item, Item::Use(_)));
    Ok(items.map(|(_, item)| source(item) + "\n").collect())
}

/// The names that code uses and doesn't bind itself, unless it calls them: a
/// variable may have the name of a function that finds the answer.
#[derive(Default)]
struct UsedNames {
    used: BTreeSet<String>,
    called: BTreeSet<String>,
    bound: BTreeSet<String>,
}

impl UsedNames {
    fn of(visit: impl FnOnce(&mut UsedNames)) -> BTreeSet<String> {
        let mut named = UsedNames::default();
        visit(&mut named);
        &(&named.used - &named.bound) | &named.called
    }

    fn add(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.add(group.stream()),
                TokenTree::Ident(name) => drop(self.used.insert(name.to_string())),
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for UsedNames {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let first = path.segments.first();
        self.used.extend(first.map(|first| first.ident.to_string()));
        visit::visit_path(self, path);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        self.called.insert(source(&call.func));
        visit::visit_expr_call(self, call);
    }

    fn visit_pat_ident(&mut self, name: &'ast syn::PatIdent) {
        self.bound.insert(name.ident.to_string());
        visit::visit_pat_ident(self, name);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.add(call.tokens.clone());
    }
}

/// The name that leads to an item.
fn name(item: &Item) -> Option<String> {
    Some(match item {
        Item::Fn(item) => item.sig.ident.to_string(),
        Item::Struct(item) => item.ident.to_string(),
        Item::Enum(item) => item.ident.to_string(),
        Item::Const(item) => item.ident.to_string(),
        Item::Type(item) => item.ident.to_string(),
        Item::Impl(item) => source(&*item.self_ty),
        _ => return None,
    })
}

/// Asks the questions of a recording.
fn replay(number: usize, recording: &Recording) -> Result<String> {
    let types = syn::parse_str::<syn::TypeTuple>(&recording.arguments)?;
    let types: Vec<_> = types.elems.iter().collect();
    let mut text = format!("    task_{number}().replay({}, [\n", recording.own);
    for question in &recording.questions {
        let _ = writeln!(text, "        {},", asked(&types, question)?);
    }
    Ok(text + "    ]);\n")
}

fn asked(types: &[&Type], question: &Question) -> Result<String> {
    let mut arguments = String::new();
    for (of, text) in types.iter().zip(&question.arguments) {
        arguments += &argument(of, text).with_context(|| format!("can't record {text}"))?;
        arguments += ", ";
    }
    let Question {
        expected, mistakes, ..
    } = question;
    Ok(format!(
        "checks::recorded(({arguments}), {expected:?}, &{mistakes:?})"
    ))
}

/// A value as an expression of Rust, from its type and its text.
fn argument(of: &Type, text: &str) -> Result<String> {
    let Type::Path(path) = of else {
        return value(text);
    };
    let of = path.path.segments.last().context("a type has a name")?;
    match &*of.ident.to_string() {
        "Board" => Ok(format!("checks::board({text:?})")),
        "TicTacToe" | "Moves" => Ok(format!("{text:?}.parse().expect(\"a recorded value\")")),
        _ => value(text),
    }
}

fn value(text: &str) -> Result<String> {
    let tokens = TokenStream::from_str(text).ok().context("it isn't Rust")?;
    expression(tokens)
}

/// A debug text with whatever Rust needs besides.
fn expression(tokens: TokenStream) -> Result<String> {
    let mut text = String::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(name) => {
                let is_field = tokens.peek().is_some_and(is_colon);
                let fields = tokens.next_if(is_braced);
                text += &named(&name, is_field, fields)?;
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Bracket => ("vec![", "]"),
                    _ => ("(", ")"),
                };
                text += &format!("{open}{}{close}", expression(group.stream())?);
            }
            TokenTree::Literal(literal) if literal.to_string().starts_with('"') => {
                text += &format!("String::from({literal})");
            }
            TokenTree::Punct(mark) if mark.as_char() == ',' => text += ", ",
            other => text += &other.to_string(),
        }
    }
    Ok(text)
}

fn is_colon(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(mark) if mark.as_char() == ':')
}

fn is_braced(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// A name in a debug text, with the fields behind it.
fn named(name: &Ident, is_field: bool, fields: Option<TokenTree>) -> Result<String> {
    let name = name.to_string();
    if let Some(TokenTree::Group(fields)) = fields {
        return structure(&name, fields.stream());
    }
    Ok(match &*name {
        _ if is_field => name,
        "true" | "false" | "None" | "Some" => name,
        "Black" | "White" => format!("board::Disc::{name}"),
        "North" | "NorthEast" | "East" | "SouthEast" | "South" | "SouthWest" | "West"
        | "NorthWest" => format!("directions::Direction::{name}"),
        "off" => "board::Square::OVERFLOW".to_owned(),
        "the" | "board" => String::new(),
        square if square.len() == 2 => format!("checks::square({square:?})"),
        other => bail!("`{other}` is unknown"),
    })
}

fn structure(name: &str, fields: TokenStream) -> Result<String> {
    let of = match name {
        "Position" => "end_of_game::Position",
        "Disk" => "fake_disk::Disk",
        "DiskFile" => "fake_disk::DiskFile",
        "Board" => return Ok(format!("checks::board({:?})", line(fields))),
        other => bail!("`{other}` is unknown"),
    };
    Ok(format!("{of} {{ {} }}", expression(fields)?))
}

/// A board's line, from the contents of its cells.
fn line(fields: TokenStream) -> String {
    let cells = fields.into_iter().filter_map(|token| match token {
        TokenTree::Group(cells) => Some(cells.stream()),
        _ => None,
    });
    let signs = cells.flatten().filter_map(|cell| match &*cell.to_string() {
        "," => None,
        "Black" => Some('X'),
        "White" => Some('O'),
        _ => Some('-'),
    });
    signs.take(64).collect()
}
