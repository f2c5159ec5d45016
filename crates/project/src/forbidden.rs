//! What a task forbids: the chapter's own function, which would be the whole
//! answer.

use std::str::FromStr as _;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// Why this answer isn't compiled, if it uses one of these names from elsewhere:
/// behind `::` or a dot, before `::`, or in a `use`. A variable may have such a
/// name, unless a star or a macro hides where names come from.
pub fn forbidden(answer: &str, names: &[String]) -> Option<String> {
    let words = words(TokenStream::from_str(answer).ok()?);
    let is = |place: usize, word: &str| words.get(place).is_some_and(|(found, _)| found == word);
    let used = in_uses(&words);
    let is_star = |place: &usize| used[*place] && is(*place, "*");
    let is_hidden = (0..words.len()).any(|place| is_star(&place) || is(place, "macro_rules"));
    let is_from_elsewhere = |place: &usize| {
        let follows = |word| *place > 0 && is(place - 1, word);
        is_hidden
            || used[*place]
            || follows(":")
            || follows(".")
            || is(place + 1, ":") && is(place + 2, ":")
    };
    let mut places = (0..words.len()).filter(|place| names.contains(&words[*place].0));
    let (name, line) = &words[places.find(is_from_elsewhere)?];
    Some(format!(
        "`{name}` in line {line} isn't allowed in this exercise: the task is to do \
         its job yourself. If it's something of your own, give it another name."
    ))
}

/// The words and signs of a text with their lines, in order. However deep brackets
/// are nested, this doesn't call itself.
pub fn words(tokens: TokenStream) -> Vec<(String, usize)> {
    let mut words = Vec::new();
    let mut open = vec![(tokens.into_iter(), None)];
    while let Some((rest, closes)) = open.last_mut() {
        match rest.next() {
            Some(TokenTree::Group(group)) => {
                let (opens, closes) = match group.delimiter() {
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    _ => ("(", ")"),
                };
                words.push((opens.to_owned(), group.span_open().start().line));
                let end = (closes.to_owned(), group.span_close().start().line);
                open.push((group.stream().into_iter(), Some(end)));
            }
            Some(token) => {
                let text = token.to_string();
                let line = token.span().start().line;
                words.push((text.trim_start_matches("r#").to_owned(), line));
            }
            None => {
                words.extend(closes.take());
                open.pop();
            }
        }
    }
    words
}

/// Which words are in a `use`.
fn in_uses(words: &[(String, usize)]) -> Vec<bool> {
    let mut is_in = false;
    let words = words.iter().map(|(word, _)| {
        is_in = word == "use" || is_in && word != ";";
        is_in
    });
    words.collect()
}

#[cfg(test)]
mod tests {
    use super::forbidden;

    #[test]
    fn what_a_task_forbids_is_found_however_it_is_named() {
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
            let told = forbidden(text, &["ray".to_owned()]);
            assert!(
                told.is_some_and(|told| told.starts_with("`ray` in line ")),
                "{text}"
            );
        }
    }

    #[test]
    fn a_variable_may_have_any_name() {
        for text in [
            "fn a() { let ray = 1; ray + 1 }",
            "fn a(ray: Vec<u8>) { ray.len() }",
            "// directions::ray\nfn a() { b(\"directions::ray\") }",
            "fn a( {",
        ] {
            assert_eq!(forbidden(text, &["ray".to_owned()]), None);
        }
    }

    #[test]
    fn depth_is_no_way_around_and_ends_nothing() {
        let (open, close) = ("(".repeat(20_000), ")".repeat(20_000));
        let text = format!("fn a() {{ {open}directions::ray{close} }}");
        assert!(forbidden(&text, &["ray".to_owned()]).is_some());
    }
}
