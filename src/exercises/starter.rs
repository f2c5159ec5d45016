//! What a learner begins with: a file in which a function is still to be
//! written.

use syn::{Block, Expr, ImplItem, Item, Stmt};

/// Whether a function of this file is nothing but `todo!(...)`. Such an answer
/// passes no check, so none has to be run to know.
pub fn is_unwritten(text: &str) -> bool {
    let file = syn::parse_file(text);
    file.is_ok_and(|file| file.items.iter().any(has_unwritten_function))
}

fn has_unwritten_function(item: &Item) -> bool {
    match item {
        Item::Fn(function) => is_todo(&function.block),
        Item::Impl(methods) => methods.items.iter().any(|item| {
            matches!(item, ImplItem::Fn(method) if is_todo(&method.block))
        }),
        _ => false,
    }
}

fn is_todo(block: &Block) -> bool {
    let called = match block.stmts.as_slice() {
        [Stmt::Macro(statement)] => &statement.mac,
        [Stmt::Expr(Expr::Macro(expression), _)] => &expression.mac,
        _ => return false,
    };
    called.path.is_ident("todo")
}

#[cfg(test)]
mod tests {
    use super::is_unwritten;

    #[test]
    fn a_function_or_a_method_that_is_all_todo_is_unwritten() {
        for text in [
            "fn a() -> i32 { todo!(\"the answer\") }",
            "fn a() { todo!(); }",
            "struct A; impl A { fn b() { todo!() } }",
            "fn a() -> i32 { 42 } fn b() -> i32 { todo!() }",
        ] {
            assert!(is_unwritten(text), "{text}");
        }
    }

    #[test]
    fn whoever_has_begun_to_write_is_at_work() {
        for text in [
            "fn a() -> i32 { 42 }",
            "fn a() -> i32 { 42 } // was todo!()",
            "fn a(b: bool) -> i32 { if b { 42 } else { todo!() } }",
            "fn a() -> i32 {",
        ] {
            assert!(!is_unwritten(text), "{text}");
        }
    }
}
