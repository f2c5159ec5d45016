//! What the project is built on: where it comes from, what it asks of those
//! who use it, and what our own crates say of themselves.

use std::path::Path;
use std::sync::LazyLock;

use othellier_project::cargo::{self, Package};
use pretty_assertions::assert_eq;
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
static PACKAGES: LazyLock<Vec<Package>> = LazyLock::new(|| {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    cargo::metadata(root).unwrap().packages
});

fn is_ours(package: &Package) -> bool {
    package.source.is_none()
}

fn may_be_used(license: &str) -> bool {
    // Some old crates write a slash for "or".
    let license = license.replace('/', " OR ");
    let expression = Expression::parse(&license).expect(&license);
    expression.evaluate(|required| {
        let name = required.license.id().map(|id| id.name);
        name.is_some_and(|name| ALLOWED.contains(&name))
    })
}

#[test]
fn every_crate_has_a_license_that_lets_us_use_it() {
    let license = |package: &Package| package.license.clone().unwrap_or("none".into());
    let refused: Vec<_> = PACKAGES
        .iter()
        .filter(|package| !may_be_used(&license(package)))
        .map(|package| format!("{}: {}", package.name, license(package)))
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
    let is_elsewhere = |package: &&Package| {
        let source = package.source.as_ref();
        source.is_some_and(|source| !source.repr.starts_with("registry+"))
    };
    let elsewhere: Vec<_> = PACKAGES.iter().filter(is_elsewhere).collect();
    assert!(elsewhere.is_empty(), "{elsewhere:?}");
}

#[test]
fn each_of_our_crates_says_what_it_is() {
    for package in PACKAGES.iter().filter(|package| is_ours(package)) {
        let name = &package.name;
        assert!(package.description.is_some(), "{name} has no description");
        assert!(package.license.is_some(), "{name} has no license");
        assert!(package.rust_version.is_some(), "{name} has no rust_version");
        assert_eq!(package.publish, Some(vec![]), "{name} can be published");
    }
}

/// Cargo keeps the programs of all examples in one folder, so of two with the
/// same name, one overwrites the other.
#[test]
fn no_two_examples_have_the_same_name() {
    let ours = PACKAGES.iter().filter(|package| is_ours(package));
    let targets = ours.flat_map(|package| &package.targets);
    let examples = targets.filter(|target| target.is_example());
    let mut names: Vec<_> = examples.map(|target| &target.name).collect();
    names.sort();
    let same = names.windows(2).filter(|pair| pair[0] == pair[1]);
    let same: Vec<_> = same.map(|pair| pair[0]).collect();
    assert!(same.is_empty(), "{same:?}");
}
