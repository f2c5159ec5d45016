//! The grades, as a program reads them that knows only their schema.

use std::fs;
use std::path::Path;

use serde_json::Value;

const FOLDER: &str = "../../src/grading/src/report";

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
    let schema = serde_json::from_str(&read("grades.schema.json")).unwrap();
    let validator = jsonschema::validator_for(&schema).unwrap();
    let mut grades = grades();
    let errors = validator.iter_errors(&grades);
    let errors: Vec<_> = errors.map(|it| it.to_string()).collect();
    assert!(errors.is_empty(), "{errors:#?}");
    grades["students"][0]["points"] = "ten".into();
    assert!(!validator.is_valid(&grades));
}
