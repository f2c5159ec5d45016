//! Tests that an answer can't call what its task forbids, in whatever way it tries.
#![cfg(target_os = "linux")]

use std::path::Path;
use std::process::Command;

use super::test_class::{TestClass, exercise, student};
use othellier_grading::class_report::ExerciseStatus;
use othellier_grading::points::Points;
use othellier_project::allowed_crates::{AllowedCrates, Libraries, libraries, select_libraries};
use othellier_project::cargo::Cargo;
use othellier_project::catalog::Package;
use othellier_project::files::{read, write};
use othellier_project::manifest::Manifest;

/// An exercise that a forbidden function solves, and another exercise of its chapter in
/// which the function is allowed.
struct Target {
    chapter: &'static str,
    numbers: &'static str,
    id: &'static str,
    other: &'static str,
    /// The forbidden function.
    crate_name: &'static str,
    function: &'static str,
    imports: &'static str,
    /// The type of the first argument, which is called `first`.
    first_type: &'static str,
    /// The other arguments, without and with their types.
    rest: (&'static str, &'static str),
    return_type: &'static str,
    /// The code that turns the result of the forbidden function into the answer.
    conversion: &'static str,
}

const TARGETS: [Target; 4] = [
    Target {
        chapter: "02-directions",
        numbers: "2.2,2.4",
        id: "ray_length",
        other: "direction_to",
        crate_name: "directions",
        function: "ray",
        imports: "use board::Square; use directions::Direction;",
        first_type: "Square",
        rest: ("direction", "direction: Direction"),
        return_type: "usize",
        conversion: "count()",
    },
    Target {
        chapter: "03-legal-moves",
        numbers: "3.2,3.3",
        id: "moves_from_discs",
        other: "mobility",
        crate_name: "legal_moves",
        function: "legal_moves",
        imports: "use board::{Board, Disc, Square};",
        first_type: "&Board",
        rest: ("disc", "disc: Disc"),
        return_type: "Vec<Square>",
        conversion: "collect()",
    },
    Target {
        chapter: "04-flipping",
        numbers: "4.1,4.3",
        id: "flipped_squares",
        other: "greediest",
        crate_name: "flipping",
        function: "flips",
        imports: "use board::{Board, Disc, Square};",
        first_type: "&Board",
        rest: ("square, disc", "square: Square, disc: Disc"),
        return_type: "Vec<Square>",
        conversion: "map(|flip| flip.square).collect()",
    },
    Target {
        chapter: "12-connect-four",
        numbers: "12.2,12.3",
        id: "completes_four",
        other: "winning_columns",
        crate_name: "connect_four",
        function: "four_through",
        imports: "use board::{Board, Square};",
        first_type: "&Board",
        rest: ("square", "square: Square"),
        return_type: "bool",
        conversion: "is_some()",
    },
];

/// Ways to call a forbidden function: a name, what stands above the function in the answer,
/// what is added to the answer to the other exercise, and what the function returns.
///
/// `CRATE::FUNCTION` is the path of the forbidden function, and `CALL` passes it the
/// arguments and converts its result. `OTHER` is the other exercise. `WRAPPER`, `METHOD`
/// and `MACRO` are a function, a method and a macro that do both.
const ATTACKS: [(&str, &str, &str, &str); 26] = [
    ("path", "", "", "CRATE::FUNCTION CALL"),
    ("absolute-path", "", "", "::CRATE::FUNCTION CALL"),
    ("raw-names", "", "", "r#CRATE::r#FUNCTION CALL"),
    ("import", "use CRATE::FUNCTION;", "", "FUNCTION CALL"),
    (
        "renamed-import",
        "use CRATE::FUNCTION as mine;",
        "",
        "mine CALL",
    ),
    (
        "renamed-crate",
        "use CRATE as mine;",
        "",
        "mine::FUNCTION CALL",
    ),
    ("glob-import", "use CRATE::*;", "", "FUNCTION CALL"),
    (
        "extern-crate",
        "extern crate CRATE;",
        "",
        "self::CRATE::FUNCTION CALL",
    ),
    (
        "renamed-extern-crate",
        "extern crate CRATE as mine;",
        "",
        "self::mine::FUNCTION CALL",
    ),
    (
        "extern-crate-in-module",
        "mod inner { extern crate CRATE as mine; pub use self::mine::FUNCTION as yours; }",
        "",
        "inner::yours CALL",
    ),
    (
        "macro-built-path",
        "macro_rules! path { ($a:ident, $b:ident) => { $a::$b } }",
        "",
        "(path!(CRATE, FUNCTION))CALL",
    ),
    (
        "macro-built-import",
        "macro_rules! import { ($($path:tt)*) => { use $($path)* as mine; } }
        import!(CRATE::FUNCTION);",
        "",
        "mine CALL",
    ),
    (
        "included-answer",
        "mod inner { include!(\"OTHER.rs\"); }",
        "WRAPPER",
        "inner::mine ARGUMENTS",
    ),
    (
        "module-with-path",
        "#[path = \"OTHER.rs\"] mod inner;",
        "WRAPPER",
        "inner::mine ARGUMENTS",
    ),
    (
        "re-export",
        "",
        "pub use CRATE::FUNCTION as mine;",
        "crate::OTHER::mine CALL",
    ),
    (
        "re-exported-crate",
        "",
        "pub extern crate CRATE as mine;",
        "crate::OTHER::mine::FUNCTION CALL",
    ),
    ("wrapper", "", "WRAPPER", "crate::OTHER::mine ARGUMENTS"),
    (
        "imported-wrapper",
        "use crate::OTHER::mine;",
        "WRAPPER",
        "mine ARGUMENTS",
    ),
    (
        "wrapper-of-super",
        "use super::OTHER as other;",
        "WRAPPER",
        "other::mine ARGUMENTS",
    ),
    (
        "wrapper-of-glob",
        "use crate::*;",
        "WRAPPER",
        "OTHER::mine ARGUMENTS",
    ),
    (
        "wrapper-of-self",
        "extern crate self as me;",
        "WRAPPER",
        "self::me::OTHER::mine ARGUMENTS",
    ),
    (
        "method",
        "use crate::OTHER::Mine;",
        "METHOD",
        "Mine::mine ARGUMENTS",
    ),
    (
        "method-with-path",
        "",
        "METHOD",
        "crate::OTHER::Mine::mine ARGUMENTS",
    ),
    ("macro", "", "MACRO", "(crate::mine!())CALL"),
    (
        "imported-macro",
        "use crate::mine as yours;",
        "MACRO",
        "(yours!())CALL",
    ),
    (
        "macro-with-path",
        "",
        "WRAPPER
        #[macro_export] macro_rules! mine { () => { $crate::OTHER::mine } }",
        "(crate::mine!())ARGUMENTS",
    ),
];

impl Target {
    /// Returns the answer of an attack, and the other answer.
    fn answers(&self, class: &TestClass, attack: &(&str, &str, &str, &str)) -> [String; 2] {
        let (_, added, added_to_other, result) = attack;
        let Target {
            id,
            other,
            imports,
            first_type,
            rest: (_, rest_types),
            return_type,
            ..
        } = self;
        let answer = format!(
            "{imports}
            {added}
            pub fn {id}(first: {first_type}, {rest_types}) -> {return_type} {{ {result} }}"
        );
        let file = format!("chapters/{}/exercises/solutions/{other}.rs", self.chapter);
        // Another file can't include it with its inner doc comments.
        let solution: String = class
            .read_repository_file(&file)
            .lines()
            .filter(|line| !line.starts_with("//!"))
            .map(|line| format!("{line}\n"))
            .collect();
        [answer, solution + added_to_other].map(|text| self.fill_in(&text))
    }

    fn fill_in(&self, text: &str) -> String {
        let Target {
            imports,
            first_type,
            rest: (rest, rest_types),
            return_type,
            conversion,
            ..
        } = self;
        let wrapper = format!(
            "mod wrapper {{
                {imports}
                pub fn mine(first: {first_type}, {rest_types}) -> {return_type} {{
                    CRATE::FUNCTION CALL
                }}
            }}
            pub use wrapper::mine;"
        );
        let method = format!(
            "mod wrapper {{
                {imports}
                pub trait Mine {{ fn mine(self, {rest_types}) -> {return_type}; }}
                impl Mine for {first_type} {{
                    fn mine(self, {rest_types}) -> {return_type} {{
                        let first = self;
                        CRATE::FUNCTION CALL
                    }}
                }}
            }}
            pub use wrapper::Mine;"
        );
        text.replace("WRAPPER", &wrapper)
            .replace("METHOD", &method)
            .replace(
                "MACRO",
                "#[macro_export] macro_rules! mine { () => { CRATE::FUNCTION } }",
            )
            .replace("CALL", &format!("ARGUMENTS.{conversion}"))
            .replace("ARGUMENTS", &format!("(first, {rest})"))
            .replace("OTHER", self.other)
            .replace("CRATE", self.crate_name)
            .replace("FUNCTION", self.function)
    }
}

/// Attacks of each kind, for the test that isn't slow.
const SAMPLE_ATTACKS: [&str; 5] = [
    "renamed-extern-crate",
    "wrapper",
    "re-export",
    "method",
    "macro",
];

#[test]
fn sample_calls_of_forbidden_function_get_no_points() {
    assert_no_points(&TARGETS[1..3], |name| SAMPLE_ATTACKS.contains(&name));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn all_calls_of_forbidden_function_get_no_points() {
    assert_no_points(&TARGETS, |_| true);
}

/// Grades the selected attacks.
fn assert_no_points(targets: &[Target], is_selected: impl Fn(&str) -> bool) {
    let Some(class) = TestClass::with_sandbox() else {
        return;
    };
    let attacks = ATTACKS.iter().filter(|attack| is_selected(attack.0));
    for target in targets {
        let Target { id, other, .. } = target;
        for attack in attacks.clone() {
            let [answer, other_answer] = target.answers(&class, attack);
            class.hand_in(attack.0, &format!("src/{id}.rs"), answer);
            class.hand_in(attack.0, &format!("src/{other}.rs"), other_answer);
        }
        let report = class.grade(target.numbers);
        for (name, ..) in attacks.clone() {
            let student = student(&report, name);
            let answer = exercise(student, id);
            assert_eq!(answer.points, Points::ZERO, "{id}, {name}");
            assert_eq!(answer.status, ExerciseStatus::NotCompiled, "{id}, {name}");
            // The forbidden function is allowed in the other exercise.
            let other = exercise(student, other);
            assert_eq!(
                other.status,
                ExerciseStatus::Solved,
                "{id}, {name}: {other:#?}"
            );
        }
    }
}

/// If nothing were forbidden and the answers were one crate, the attacks would succeed.
#[test]
#[ignore = "slow: .ci/run runs it"]
fn attacks_compile_where_nothing_is_forbidden() {
    let class = TestClass::new();
    let packages = class.packages();
    let all = compile_libraries(class.repository.root(), &packages);
    let dir = class.dir.path();
    let crates = AllowedCrates::new(&all, &[], dir, Path::new("rustc")).unwrap();
    for target in TARGETS {
        let Target { id, other, .. } = target;
        for attack in &ATTACKS {
            let [answer, other_answer] = target.answers(&class, attack);
            write(&dir.join(format!("{id}.rs")), answer).unwrap();
            write(&dir.join(format!("{other}.rs")), other_answer).unwrap();
            let code = format!("pub mod {other}; pub mod {id};");
            assert!(compiles(dir, &code, &crates), "{id}, {}", attack.0);
        }
    }
}

/// Compiles the libraries that the exercises of all chapters depend on.
fn compile_libraries(root: &Path, packages: &[Package]) -> Libraries {
    let selection = packages.iter().flat_map(|package| ["-p", &package.name]);
    let build = Cargo::new(root, "build")
        .args(["--lib", "--offline"])
        .args(selection)
        .compile(false)
        .unwrap();
    libraries(&build.artifacts)
}

/// Tests if code compiles with these crates.
fn compiles(dir: &Path, code: &str, crates: &AllowedCrates) -> bool {
    let file = dir.join("lib.rs");
    write(&file, code).unwrap();
    let output = Command::new("rustc")
        .arg(&file)
        .args(["--edition=2024", "--crate-type=rlib", "--emit=metadata"])
        .arg("-o")
        .arg(dir.join("library"))
        .args(crates.rustc_arguments())
        .output()
        .unwrap();
    output.status.success()
}

#[test]
fn everything_forbidden_is_missing() {
    let class = TestClass::new();
    let dir = class.dir.path();
    let mut packages = class.packages();
    for package in &mut packages {
        package
            .exercises
            .retain(|exercise| !exercise.forbidden.is_empty());
    }
    packages.retain(|package| !package.exercises.is_empty());
    let all = compile_libraries(class.repository.root(), &packages);
    for package in packages {
        let dependencies = Manifest::read(&package.path)
            .unwrap()
            .dependencies("dependencies");
        let libraries = select_libraries(&all, &dependencies);
        let new = |forbidden: &[String]| {
            AllowedCrates::new(
                &libraries,
                forbidden,
                &dir.join("facades"),
                Path::new("rustc"),
            )
            .unwrap()
        };
        for exercise in &package.exercises {
            let (everything, allowed) = (new(&[]), new(&exercise.forbidden));
            for path in &exercise.forbidden {
                let code = if path.contains("::") {
                    format!("pub use {path};")
                } else {
                    format!("pub extern crate {path};")
                };
                let id = &exercise.id;
                assert!(compiles(dir, &code, &everything), "{id}: no {path}");
                assert!(!compiles(dir, &code, &allowed), "{id}: {path} is there");
            }
            let solution = read(&package.solution_path(exercise)).unwrap();
            assert!(compiles(dir, &solution, &allowed), "{}", exercise.id);
        }
    }
}

#[test]
fn own_items_may_have_forbidden_names() {
    let class = TestClass::new();
    let dir = class.dir.path();
    let packages: Vec<_> = class.packages().into_iter().take(2).collect();
    let libraries = compile_libraries(class.repository.root(), &packages);
    let forbidden = ["directions::ray".to_owned()];
    let crates = AllowedCrates::new(&libraries, &forbidden, dir, Path::new("rustc")).unwrap();
    for code in [
        "pub fn ray() -> u8 { 1 } pub fn a() -> u8 { ray() }",
        "use directions::*; fn ray(from: board::Square) -> board::Square {
        next(from, Direction::East) } pub fn a(ray_from: board::Square) { ray(ray_from); }",
        "pub struct Walk { pub ray: u8 } pub fn a(walk: Walk) -> u8 { let ray = walk.ray; ray }",
        "pub mod ray { pub fn a() {} } pub fn b() { ray::a() }",
    ] {
        assert!(compiles(dir, code, &crates), "{code}");
    }
}

#[test]
fn forbidding_what_is_not_there_is_an_error() {
    let class = TestClass::new();
    let packages: Vec<_> = class.packages().into_iter().take(2).collect();
    let libraries = compile_libraries(class.repository.root(), &packages);
    let errors = ["directions::rays", "flipping"].map(|path| {
        let dir = class.dir.path();
        let forbidden = [path.to_owned()];
        let crates = AllowedCrates::new(&libraries, &forbidden, dir, Path::new("rustc"));
        let error = crates.unwrap_err().to_string();
        error.lines().take(2).collect::<Vec<_>>().join("\n")
    });
    insta::assert_snapshot!(errors.join("\n"), @r"
    `directions` doesn't have what `forbidden` in exercises.toml lists:
    error[E0432]: unresolved import `chapter::rays`
    `flipping` can't be forbidden, because answers don't depend on `flipping`: remove it from `forbidden` in exercises.toml
    ");
}
