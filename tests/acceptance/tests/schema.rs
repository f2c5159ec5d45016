//! The grades, as a program reads them that knows only their schema.

use std::fs;
use std::path::Path;

use boon::{Compiler, Schemas};
use serde_json::Value;

const FOLDER: &str = "../../crates/grading/src/report";

fn read(file: &str) -> String {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(here.join(FOLDER).join(file)).unwrap()
}

/// The grades that the snapshot holds, below its head.
fn grades() -> Value {
    let text = read("snapshots/othellier_grading__report__tests__grades.snap");
    let body = text.splitn(3, "---\n").nth(2).unwrap();
    serde_json::from_str(body).unwrap()
}

#[test]
fn the_grades_are_what_their_schema_says() {
    let file = "grades.schema.json";
    let schema = serde_json::from_str(&read(file)).unwrap();
    let (mut compiler, mut schemas) = (Compiler::new(), Schemas::new());
    compiler.add_resource(file, schema).unwrap();
    let schema = compiler.compile(file, &mut schemas).unwrap();
    let mut grades = grades();
    let valid = schemas.validate(&grades, schema);
    valid.unwrap_or_else(|error| panic!("{error}"));
    for (to, is_valid) in [("solution", true), ("nobody", false)] {
        grades["students"][1]["similar"][0]["to"] = to.into();
        assert_eq!(schemas.validate(&grades, schema).is_ok(), is_valid, "{to}");
    }
    grades["students"][1]["similar"][0]["to"] = "solution".into();
    grades["students"][0]["points"] = "ten".into();
    assert!(schemas.validate(&grades, schema).is_err());
}
