//! The grader's report is valid according to its JSON schema.

use std::fs;
use std::path::Path;

use boon::{Compiler, Schemas};
use serde_json::Value;

/// Reads a file of the grader's report module.
fn read(file: &str) -> String {
    let report_dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/grading/src/report");
    fs::read_to_string(report_dir.join(file)).unwrap()
}

/// Parses the snapshot of a report, below its header.
fn grades() -> Value {
    let text = read("snapshots/othellier_grading__report__tests__grades.snap");
    let body = text.splitn(3, "---\n").nth(2).unwrap();
    serde_json::from_str(body).unwrap()
}

#[test]
fn schema_accepts_the_report_and_rejects_wrong_values() {
    let file = "grades.schema.json";
    let schema = serde_json::from_str(&read(file)).unwrap();
    let mut compiler = Compiler::new();
    let mut schemas = Schemas::new();
    compiler.add_resource(file, schema).unwrap();
    let schema = compiler.compile(file, &mut schemas).unwrap();
    let mut grades = grades();
    if let Err(error) = schemas.validate(&grades, schema) {
        panic!("{error}");
    }
    for (to, is_valid) in [("solution", true), ("nobody", false)] {
        grades["students"][1]["similar"][0]["to"] = to.into();
        assert_eq!(schemas.validate(&grades, schema).is_ok(), is_valid, "{to}");
    }
    grades["students"][1]["similar"][0]["to"] = "solution".into();
    grades["students"][0]["points"] = "ten".into();
    assert!(schemas.validate(&grades, schema).is_err());
}
