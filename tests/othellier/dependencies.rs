//! The licenses and sources of all dependencies, and the manifests of our own crates.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use othellier_project::cargo::{self, Package};
use pretty_assertions::assert_eq;
use spdx::Expression;

use super::common::repository_root;

/// Licenses that require no more than attribution, in SPDX notation.
const ALLOWED_LICENSES: [&str; 12] = [
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

/// The packages of the lock file.
static PACKAGES: LazyLock<Vec<Package>> =
    LazyLock::new(|| cargo::metadata(repository_root()).unwrap().packages);

fn is_ours(package: &Package) -> bool {
    package.source.is_none()
}

fn is_allowed(license: &str) -> bool {
    // Old manifests write `MIT/Apache-2.0` for `MIT OR Apache-2.0`.
    let license = license.replace('/', " OR ");
    let expression = Expression::parse(&license).expect(&license);
    expression.evaluate(|required| {
        let name = required.license.id().map(|id| id.name);
        name.is_some_and(|name| ALLOWED_LICENSES.contains(&name))
    })
}

#[test]
fn every_dependency_has_an_allowed_license() {
    let license = |package: &Package| package.license.clone().unwrap_or("none".into());
    let refused: Vec<_> = PACKAGES
        .iter()
        .filter(|package| !is_allowed(&license(package)))
        .map(|package| format!("{}: {}", package.name, license(package)))
        .collect();
    assert!(refused.is_empty(), "{refused:#?}");
}

#[test]
fn copyleft_licenses_are_refused() {
    assert!(!is_allowed("GPL-3.0-only"));
    assert!(!is_allowed("MIT AND LGPL-2.1-only"));
    assert!(is_allowed("MIT OR GPL-3.0-only"));
}

#[test]
fn every_dependency_comes_from_a_registry() {
    for package in PACKAGES.iter() {
        if let Some(source) = &package.source {
            let name = &package.name;
            assert!(source.repr.starts_with("registry+"), "{name}: {source}");
        }
    }
}

#[test]
fn our_manifests_are_complete_and_unpublished() {
    for package in PACKAGES.iter().filter(|package| is_ours(package)) {
        let name = &package.name;
        assert!(package.description.is_some(), "{name} has no description");
        assert!(package.license.is_some(), "{name} has no license");
        assert!(package.rust_version.is_some(), "{name} has no rust_version");
        assert_eq!(package.publish, Some(vec![]), "{name} can be published");
    }
}

/// Cargo writes the programs of all examples into one folder, where two with the same
/// name overwrite each other.
#[test]
fn example_names_are_unique() {
    let mut names = BTreeSet::new();
    for package in PACKAGES.iter().filter(|package| is_ours(package)) {
        for target in package.targets.iter().filter(|target| target.is_example()) {
            assert!(
                names.insert(&target.name),
                "two examples named {}",
                target.name
            );
        }
    }
}
