use super::*;
use pretty_assertions::assert_eq;

const fn followed(selector: &'static str) -> Followed {
    Followed {
        file: "02/src/walk.rs",
        selector,
        name: "walk",
    }
}

/// A traced file without the texts that record values, which are long.
fn traced(source: &str, selector: &'static str) -> String {
    let text = file(source, &[followed(selector)]).unwrap();
    let mut short = String::new();
    let mut rest = &*text;
    while let Some((before, after)) = rest.split_once("|| { #[allow") {
        let (name, after) = after
            .split_once("Value(&")
            .unwrap()
            .1
            .split_once(')')
            .unwrap();
        let (_, after) = after.split_once(".text() }").unwrap();
        short += before;
        short += name;
        rest = after;
    }
    (short + rest).replace("::page_trace::", "")
}

#[test]
fn everything_that_runs_is_a_step() {
    let source = "fn walk(mut end: u8, run: &[u8]) -> Option<u8> {\n    \
                  let opponent = 1;\n    end = 2;\n    \
                  for disc in run {\n        if *disc == 0 {\n            \
                  return None;\n        }\n    }\n    \
                  match run.iter().find(|it| **it == end)? {\n        0 => None,\n        \
                  other => Some(*other + opponent),\n    }\n}\n";
    insta::assert_snapshot!(traced(source, "fn walk"));
}

/// The compiler can't run a traced function, so it calls the one that stays as
/// it is.
#[test]
fn a_const_function_gets_another_name() {
    let source = "/// Walks.\npub const fn walk() -> u8 {\n    1\n}\n\n\
                  const WALKED: u8 = walk();\n";
    let text = file(source, &[followed("fn walk")]).unwrap();
    let untraced = source.replace("walk()", "walk_untraced()");
    assert!(text.starts_with(&untraced), "{text}");
    let traced = &text[untraced.len()..];
    assert!(traced.contains("pub fn walk() -> u8 {"), "{traced}");
}

#[test]
fn a_trait_has_those_that_implement_it_say_what_they_hold() {
    let source = "trait Game: Clone { type Move: Copy; }\ntrait Undo {}\n";
    let bound = "trait Game: ::std::fmt::Debug + Clone \
                 { type Move: ::std::fmt::Debug + Copy; }\n\
                 trait Undo: ::std::fmt::Debug {}\n";
    assert_eq!(file(source, &[]).unwrap(), bound);
}

#[test]
fn a_function_that_is_gone_is_missed() {
    let missing = file("fn other() {}\n", &[followed("fn walk")]);
    let says = "`02/src/walk.rs` has no `fn walk`";
    assert_eq!(missing.unwrap_err().to_string(), says);
}
