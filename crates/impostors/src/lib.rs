//! Lets the checks of an exercise recognize its impostors: who answers the way a
//! wrong answer does that we know is told what's wrong with it.

use std::env;
use std::path::Path;

use impostor_files::{Impostor, files, impostors};
use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

/// Adds a `.mistake` to the task that a function makes for each impostor of the
/// exercise whose `mistake` is written down. It answers what the task's own closure
/// would with the impostor in the place of the learner's function.
#[proc_macro_attribute]
pub fn known(_: TokenStream, function: TokenStream) -> TokenStream {
    expanded(function).unwrap_or_else(|why| format!("compile_error!({why:?});").parse().unwrap())
}

fn expanded(function: TokenStream) -> Result<TokenStream, String> {
    let mut function: Vec<_> = function.into_iter().collect();
    let Some(TokenTree::Group(body)) = function.pop() else {
        return Err("this isn't a function".to_owned());
    };
    let mut body: Vec<_> = body.stream().into_iter().collect();
    let (place, task) =
        Task::made_in(&body).ok_or("it doesn't begin with `Task::new(\"name\", |…| …)`")?;
    let package = env::var("CARGO_MANIFEST_DIR").map_err(|why| why.to_string())?;
    let package = Path::new(&package);
    let (mut modules, mut mistakes) = (TokenStream::new(), TokenStream::new());
    for impostor in impostors(package, &task.function)? {
        if impostor.is_recognized {
            modules.extend(module(&impostor)?);
            mistakes.extend(task.mistake(&impostor.mistake, &impostor.name)?);
        }
    }
    // Cargo compiles the checks again when an impostor changes.
    for file in files(package, &task.function)? {
        modules.extend(code(&format!("const _: &str = include_str!({file:?});"))?);
    }
    body.splice(place + 1..place + 1, mistakes);
    body.splice(..0, modules);
    let body = Group::new(Delimiter::Brace, body.into_iter().collect());
    function.push(body.into());
    Ok(function.into_iter().collect())
}

/// An impostor's code, in a module of its own.
fn module(impostor: &Impostor) -> Result<TokenStream, String> {
    let Impostor { name, text, .. } = impostor;
    code(&format!(
        "#[allow(warnings, clippy::all)] mod {name} {{ {text} }}"
    ))
}

fn code(text: &str) -> Result<TokenStream, String> {
    text.parse().map_err(|why| format!("{why}: {text}"))
}

/// What a task asks.
struct Task {
    /// The name of the learner's function.
    function: String,
    /// What the closure that asks it is given, and what it does.
    parameters: TokenStream,
    body: TokenStream,
}

impl Task {
    /// The first task that's made in this code, and where its arguments are.
    fn made_in(code: &[TokenTree]) -> Option<(usize, Task)> {
        code.iter().enumerate().find_map(|(place, token)| {
            let TokenTree::Group(group) = token else {
                return None;
            };
            let before: String = code[..place].iter().map(TokenTree::to_string).collect();
            let is_new = before.ends_with("Task::new");
            is_new
                .then(|| Task::of(group.stream()))
                .flatten()
                .map(|task| (place, task))
        })
    }

    /// The task with these arguments: a name, and a closure.
    fn of(arguments: TokenStream) -> Option<Task> {
        let mut tokens = arguments.into_iter();
        let function = tokens.next()?.to_string().trim_matches('"').to_owned();
        let is_bar = |token: &TokenTree| token.to_string() == "|";
        tokens.find(is_bar)?;
        let parameters = tokens.by_ref().take_while(|token| !is_bar(token)).collect();
        let mut body: Vec<_> = tokens.collect();
        body.pop_if(|token| token.to_string() == ",");
        Some(Task {
            function,
            parameters,
            body: body.into_iter().collect(),
        })
    }

    /// The call that adds this mistake.
    fn mistake(&self, sentence: &str, module: &str) -> Result<TokenStream, String> {
        let Task {
            function,
            parameters,
            body,
        } = self;
        let body = [
            code(&format!("let {function} = {module}::{function};"))?,
            body.clone(),
        ];
        let body = Group::new(Delimiter::Brace, body.into_iter().collect());
        let arguments = [
            code(&format!("{sentence:?}, |"))?,
            parameters.clone(),
            code("|")?,
            TokenTree::from(body).into(),
        ];
        let call = Group::new(Delimiter::Parenthesis, arguments.into_iter().collect());
        Ok([code(".mistake")?, TokenTree::from(call).into()]
            .into_iter()
            .collect())
    }
}
