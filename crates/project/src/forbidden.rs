//! Finding names in an answer that its task forbids: the chapter's own function,
//! for example, which would be the whole answer.

use std::str::FromStr as _;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A token and the line that it's in.
pub type TokenOnLine = (String, usize);

/// Returns a message for the learner if an answer uses one of the forbidden `names`.
///
/// A local variable may have such a name, so it counts only where it may come from
/// another crate: after `::` or a dot, before `::`, or in a `use`. If there's a glob
/// import or a macro, which can bring in any name, it counts everywhere.
pub fn forbidden_use(answer: &str, names: &[String]) -> Option<String> {
    let tokens = flatten(TokenStream::from_str(answer).ok()?);
    let is = |index: usize, token: &str| tokens.get(index).is_some_and(|(text, _)| text == token);
    let is_in_use = in_use_declarations(&tokens);
    let hides_names = (0..tokens.len())
        .any(|index| (is_in_use[index] && is(index, "*")) || is(index, "macro_rules"));
    let is_foreign = |index: usize| {
        let follows = |token| index > 0 && is(index - 1, token);
        hides_names
            || is_in_use[index]
            || follows(":")
            || follows(".")
            || (is(index + 1, ":") && is(index + 2, ":"))
    };
    let index = (0..tokens.len())
        .filter(|&index| names.contains(&tokens[index].0))
        .find(|&index| is_foreign(index))?;
    let (name, line) = &tokens[index];
    Some(format!(
        "`{name}` in line {line} isn't allowed in this exercise: the task is to do \
         its job yourself. If it's something of your own, give it another name."
    ))
}

/// Returns all tokens in order, with brackets as tokens of their own and raw
/// identifiers without their `r#`. It isn't recursive, so deeply nested brackets
/// can't overflow the stack.
pub fn flatten(tokens: TokenStream) -> Vec<TokenOnLine> {
    let mut flat = Vec::new();
    // The groups around the current token, each with its closing bracket.
    let mut groups = vec![(tokens.into_iter(), None)];
    while let Some((rest, closing)) = groups.last_mut() {
        match rest.next() {
            Some(TokenTree::Group(group)) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    _ => ("(", ")"),
                };
                flat.push((open.to_owned(), group.span_open().start().line));
                let closing = (close.to_owned(), group.span_close().start().line);
                groups.push((group.stream().into_iter(), Some(closing)));
            }
            Some(token) => {
                let text = token.to_string();
                let line = token.span().start().line;
                flat.push((text.trim_start_matches("r#").to_owned(), line));
            }
            None => {
                flat.extend(closing.take());
                groups.pop();
            }
        }
    }
    flat
}

/// Returns for each token whether it belongs to a `use` declaration.
fn in_use_declarations(tokens: &[TokenOnLine]) -> Vec<bool> {
    let mut is_in_use = false;
    tokens
        .iter()
        .map(|(token, _)| {
            is_in_use = token == "use" || (is_in_use && token != ";");
            is_in_use
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::forbidden_use;

    #[test]
    fn finds_every_way_to_name_a_forbidden_function() {
        for text in [
            "use directions::ray;",
            "use directions::{next, ray as r};",
            "fn a() { directions::ray(c6, North).count() }",
            "use directions::*;\nfn a() { ray(c6, North).count() }",
            "fn a() { square.ray() }",
            "macro_rules! a { ($b:ident) => { directions::$b } } fn c() { a!(ray) }",
            "fn a() { directions::r#ray(c6) }",
            "use ray::a;",
        ] {
            let message = forbidden_use(text, &["ray".to_owned()]);
            assert!(
                message.is_some_and(|message| message.starts_with("`ray` in line ")),
                "{text}"
            );
        }
    }

    #[test]
    fn local_variable_may_have_a_forbidden_name() {
        for text in [
            "fn a() { let ray = 1; ray + 1 }",
            "fn a(ray: Vec<u8>) { ray.len() }",
            "// directions::ray\nfn a() { b(\"directions::ray\") }",
            "fn a( {",
        ] {
            assert_eq!(forbidden_use(text, &["ray".to_owned()]), None);
        }
    }

    #[test]
    fn finds_name_in_deeply_nested_brackets() {
        let (open, close) = ("(".repeat(20_000), ")".repeat(20_000));
        let text = format!("fn a() {{ {open}directions::ray{close} }}");
        assert!(forbidden_use(&text, &["ray".to_owned()]).is_some());
    }
}
