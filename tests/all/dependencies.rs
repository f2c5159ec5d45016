//! What the project is built on: where it comes from, what it asks of those
//! who use it, and what our own crates say of themselves.

use std::process::Command;

use serde_json::{Value, json};
use spdx::Expression;

/// The licenses that ask no more than to be named.
const ALLOWED: [&str; 12] = [
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC-BY-4.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// The packages of the lock file, as cargo knows them.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "cargo metadata failed");
    let mut metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    serde_json::from_value(metadata["packages"].take()).unwrap()
}

fn is_ours(package: &Value) -> bool {
    package["source"].is_null()
}

fn may_be_used(license: &str) -> bool {
    // Some old crates write a slash for "or".
    let license = license.replace('/', " OR ");
    let expression = Expression::parse(&license).expect(&license);
    expression.evaluate(|it| {
        let name = it.license.id().map(|id| id.name);
        name.is_some_and(|name| ALLOWED.contains(&name))
    })
}

#[test]
fn every_crate_has_a_license_that_lets_us_use_it() {
    let refused: Vec<_> = packages()
        .iter()
        .filter(|it| !may_be_used(it["license"].as_str().unwrap_or("none")))
        .map(|it| format!("{}: {}", it["name"], it["license"]))
        .collect();
    assert!(refused.is_empty(), "{refused:#?}");
}

#[test]
fn a_license_that_asks_for_more_is_refused() {
    assert!(!may_be_used("GPL-3.0-only"));
    assert!(!may_be_used("MIT AND LGPL-2.1-only"));
    assert!(may_be_used("MIT OR GPL-3.0-only"));
}

#[test]
fn every_crate_that_is_not_ours_comes_from_a_registry() {
    let packages = packages();
    let elsewhere: Vec<_> = packages
        .iter()
        .filter(|it| !is_ours(it))
        .filter(|it| !it["source"].to_string().contains("registry+"))
        .map(|it| &it["name"])
        .collect();
    assert!(elsewhere.is_empty(), "{elsewhere:?}");
}

#[test]
fn each_of_our_crates_says_what_it_is() {
    for package in packages().iter().filter(|it| is_ours(it)) {
        let name = &package["name"];
        for field in ["description", "license", "rust_version"] {
            assert!(package[field].is_string(), "{name} has no {field}");
        }
        assert_eq!(package["publish"], json!([]), "{name} can be published");
    }
}
