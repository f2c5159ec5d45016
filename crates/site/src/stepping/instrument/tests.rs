use super::*;
use pretty_assertions::assert_eq;

const fn stepped(selector: &'static str) -> SteppedFunction {
    SteppedFunction {
        file: "02/src/walk.rs",
        selector,
        name: "walk",
    }
}

/// Returns an instrumented file, in which each call that formats a value is replaced by the
/// name of its variable.
fn instrumented(source: &str, selector: &'static str) -> String {
    let text = instrument(source, &[stepped(selector)]).unwrap();
    let mut short = String::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once("|| { #[allow") {
        let (_, value) = after.split_once("Value(&").unwrap();
        let (name, after) = value.split_once(')').unwrap();
        let (_, after) = after.split_once(".text() }").unwrap();
        short += before;
        short += name;
        rest = after;
    }
    (short + rest).replace("::page_trace::", "")
}

#[test]
fn reports_every_statement_as_a_step() {
    let source = "fn walk(mut end: u8, run: &[u8]) -> Option<u8> {\n    \
                  let opponent = 1;\n    end = 2;\n    \
                  for disc in run {\n        if *disc == 0 {\n            \
                  return None;\n        }\n    }\n    \
                  match run.iter().find(|it| **it == end)? {\n        0 => None,\n        \
                  other => Some(*other + opponent),\n    }\n}\n";
    insta::assert_snapshot!(instrumented(source, "fn walk"));
}

#[test]
fn const_fn_keeps_untraced_original() {
    let source = "/// Walks.\npub const fn walk() -> u8 {\n    1\n}\n\n\
                  const WALKED: u8 = walk();\n";
    let text = instrument(source, &[stepped("fn walk")]).unwrap();
    let untraced = source.replace("walk()", "walk_untraced()");
    assert!(text.starts_with(&untraced), "{text}");
    let traced = &text[untraced.len()..];
    assert!(traced.contains("pub fn walk() -> u8 {"), "{traced}");
}

#[test]
fn traits_require_debug() {
    let source = "trait Game: Clone { type Move: Copy; }\ntrait Undo {}\n";
    let bound = "trait Game: ::std::fmt::Debug + Clone \
                 { type Move: ::std::fmt::Debug + Copy; }\n\
                 trait Undo: ::std::fmt::Debug {}\n";
    assert_eq!(instrument(source, &[]).unwrap(), bound);
}

#[test]
fn missing_function_is_an_error() {
    let error = instrument("fn other() {}\n", &[stepped("fn walk")]).unwrap_err();
    assert_eq!(error.to_string(), "`02/src/walk.rs` has no `fn walk`");
}
