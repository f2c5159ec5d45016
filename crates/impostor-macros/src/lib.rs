//! The attribute [`macro@add_mistakes`], which lets the checks of an exercise recognize
//! its impostors.
//!
//! It's a crate of its own because a macro crate exports nothing else; the parser that
//! it shares with the grader is `impostor-files`.

use std::env;
use std::path::Path;

use impostor_files::{Impostor, read_impostors, source_files};
use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// Adds a `.mistake(explanation, answer)` for each recognized impostor of the exercise
/// to the `Task::new("name", |...| ...)` with which a function begins.
///
/// The `answer` is the closure of that `Task::new`, with the impostor in place of the
/// learner's function.
#[proc_macro_attribute]
pub fn add_mistakes(_: TokenStream, function: TokenStream) -> TokenStream {
    expand(function).unwrap_or_else(|error| {
        format!("compile_error!({error:?});")
            .parse()
            .expect("a string literal is a token")
    })
}

fn expand(function: TokenStream) -> Result<TokenStream, String> {
    let mut function: Vec<_> = function.into_iter().collect();
    let Some(TokenTree::Group(body)) = function.pop() else {
        return Err("this isn't a function".to_owned());
    };
    let mut body: Vec<_> = body.stream().into_iter().collect();
    let (arguments_index, task) =
        TaskCall::find(&body).ok_or("it doesn't begin with `Task::new(\"name\", |…| …)`")?;
    let package = env::var("CARGO_MANIFEST_DIR").map_err(|error| error.to_string())?;
    let package = Path::new(&package);
    let mut modules = TokenStream::new();
    let mut mistakes = TokenStream::new();
    for impostor in read_impostors(package, &task.function)? {
        if impostor.is_recognized {
            modules.extend(impostor_module(&impostor)?);
            mistakes.extend(task.mistake_call(&impostor.mistake, &impostor.name)?);
        }
    }
    // With these, Cargo compiles the checks again when an impostor changes.
    for file in source_files(package, &task.function)? {
        modules.extend(parse(&format!("const _: &str = include_str!({file:?});"))?);
    }
    body.splice(arguments_index + 1..arguments_index + 1, mistakes);
    body.splice(..0, modules);
    let body = Group::new(Delimiter::Brace, body.into_iter().collect());
    function.push(body.into());
    Ok(function.into_iter().collect())
}

/// Returns a module with the impostor's code.
fn impostor_module(impostor: &Impostor) -> Result<TokenStream, String> {
    let Impostor { name, text, .. } = impostor;
    parse(&format!(
        "#[allow(warnings, clippy::all)] mod {name} {{ {text} }}"
    ))
}

fn parse(code: &str) -> Result<TokenStream, String> {
    code.parse().map_err(|error| format!("{error}: {code}"))
}

/// The arguments of a `Task::new`.
struct TaskCall {
    /// The name of the learner's function.
    function: String,
    /// The parameters of the closure that calls it.
    parameters: TokenStream,
    /// The body of that closure.
    body: TokenStream,
}

impl TaskCall {
    /// Finds the first `Task::new` in `code`. Returns the index of its argument list,
    /// and the arguments.
    fn find(code: &[TokenTree]) -> Option<(usize, TaskCall)> {
        for (index, token) in code.iter().enumerate() {
            if let TokenTree::Group(group) = token {
                let before: String = code[..index].iter().map(TokenTree::to_string).collect();
                if before.ends_with("Task::new")
                    && let Some(task) = TaskCall::parse(group.stream())
                {
                    return Some((index, task));
                }
            }
        }
        None
    }

    fn parse(arguments: TokenStream) -> Option<TaskCall> {
        let is_bar = |token: &TokenTree| token.to_string() == "|";
        let mut tokens = arguments.into_iter();
        let function = tokens.next()?.to_string().trim_matches('"').to_owned();
        tokens.find(is_bar)?;
        let parameters = tokens.by_ref().take_while(|token| !is_bar(token)).collect();
        let mut body: Vec<_> = tokens.collect();
        body.pop_if(|token| token.to_string() == ",");
        Some(TaskCall {
            function,
            parameters,
            body: body.into_iter().collect(),
        })
    }

    /// Returns `.mistake(explanation, |parameters| { let function = module::function;
    /// body })`.
    fn mistake_call(&self, explanation: &str, module: &str) -> Result<TokenStream, String> {
        let function = &self.function;
        let body = [
            parse(&format!("let {function} = {module}::{function};"))?,
            self.body.clone(),
        ];
        let body = Group::new(Delimiter::Brace, body.into_iter().collect());
        let arguments = [
            parse(&format!("{explanation:?}, |"))?,
            self.parameters.clone(),
            parse("|")?,
            TokenTree::from(body).into(),
        ];
        let arguments = Group::new(Delimiter::Parenthesis, arguments.into_iter().collect());
        let call = [parse(".mistake")?, TokenTree::from(arguments).into()];
        Ok(call.into_iter().collect())
    }
}
