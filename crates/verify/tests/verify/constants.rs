//! Answers that look at nothing: always the same value, or an argument as it
//! came. None of them is worth more than a tenth of an exercise's points.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use othellier_project::cargo::Compiled;
use othellier_project::catalog::{Exercise, Package, checks_in_order, packages};
use othellier_project::files::read;
use othellier_project::parallel;
use othellier_project::repository::Repository;
use othellier_project::starter::pristine;
use othellier_verify::answers::{BookAnswer, Role};
use othellier_verify::scratch::{ANSWER, ChapterAnswers, Scratch};
use quote::ToTokens as _;
use syn::{
    FnArg, GenericArgument, Item, Pat, PathArguments, PathSegment, ReturnType, Signature, Type,
};

/// The variable that says which constant of an exercise is the answer.
const NUMBER: &str = "CONSTANT";

#[test]
#[ignore = "slow: hundreds of answers are tried"]
fn an_answer_that_looks_at_nothing_gets_a_tenth_of_the_points_at_most() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = Repository::around(root).unwrap();
    let packages = packages(&repository).unwrap();
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("constants");
    let answers: Vec<_> = packages.iter().map(answers).collect();
    let compiled = compiled(repository.root(), &scratch, &answers);
    let tries: Vec<_> = answers
        .iter()
        .flat_map(|answers| tries(answers, &compiled))
        .collect();
    let earned = parallel::map(&tries, 2 * parallel::cores(), Try::earned);
    let earned: Vec<_> = earned.into_iter().flatten().collect();
    assert!(earned.is_empty(), "{}", earned.join("\n"));
}

/// For each exercise of a chapter one answer, which is all its constants: the
/// checks are compiled once.
fn answers(package: &Package) -> ChapterAnswers<'_> {
    let answers = package.exercises.iter().map(|exercise| {
        let starter = pristine(&package.answer_file(exercise)).unwrap();
        BookAnswer {
            exercise,
            role: Role::Starter,
            text: constant_answer(&starter),
        }
    });
    ChapterAnswers {
        name: format!("{}-constants", package.name),
        answers: answers.collect(),
        package,
    }
}

fn compiled(root: &Path, scratch: &Path, answers: &[ChapterAnswers]) -> Compiled {
    let target = &scratch.join("../.."); // the crates of others are there
    let workspace = scratch;
    let scratch = Scratch { workspace, target };
    scratch.write(root, answers).unwrap();
    let compiled = scratch.build().unwrap();
    assert!(compiled.succeeded, "{}", compiled.rendered_errors());
    compiled
}

/// One constant, answered to all checks of its exercise.
struct Try<'a> {
    answer: &'a BookAnswer<'a>,
    program: PathBuf,
    checks: Vec<String>,
    number: usize,
    constant: String,
}

fn tries<'a>(answers: &'a ChapterAnswers, compiled: &Compiled) -> Vec<Try<'a>> {
    let program = &answers.program(compiled).unwrap();
    let of_answer = |answer: &'a BookAnswer<'a>| {
        let checks = read(&answers.package.checks(answer.exercise)).unwrap();
        let checks = checks_in_order(&checks).unwrap();
        let constants = constants(&function(&answer.text));
        let numbered = constants.into_iter().enumerate();
        numbered.map(move |(number, constant)| Try {
            answer,
            program: program.clone(),
            checks: checks.clone(),
            number,
            constant,
        })
    };
    answers.answers.iter().flat_map(of_answer).collect()
}

impl Try<'_> {
    /// What passes for it, if that is more than a tenth.
    fn earned(&self) -> Option<String> {
        let checks = self.checks.iter();
        let passed: Vec<_> = checks.filter(|check| self.passes(check)).collect();
        (10 * passed.len() > self.checks.len()).then(|| {
            let Exercise { number, id, .. } = self.answer.exercise;
            format!("{number} {id}: `{}` passes {passed:?}", self.constant)
        })
    }

    fn passes(&self, check: &str) -> bool {
        let check = format!("{}::{check}", self.answer.exercise.id);
        let mut command = Command::new(&self.program);
        command
            .args(["--exact", &check])
            .env(ANSWER, self.answer.module())
            .env(NUMBER, self.number.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command.status().unwrap().success()
    }
}

/// The starter, with the constant of the number asked for in place of `todo!`.
fn constant_answer(starter: &str) -> String {
    let (head, _) = starter.split_once("todo!").unwrap();
    let constants = constants(&function(starter)).into_iter().enumerate();
    let arms = constants.map(|(n, constant)| format!("Some(\"{n}\") => {constant},\n"));
    format!(
        "{head}match std::env::var(\"{NUMBER}\").ok().as_deref() {{\n{}\
         _ => panic!(\"no such constant\"),\n}}\n}}\n",
        arms.collect::<String>()
    )
}

/// The function that the file asks for.
fn function(file: &str) -> Signature {
    let mut items = syn::parse_file(file).unwrap().items.into_iter();
    let function = items.find_map(|item| match item {
        Item::Fn(function) => Some(function.sig),
        _ => None,
    });
    function.unwrap()
}

/// The answers of a function that look at nothing.
fn constants(function: &Signature) -> Vec<String> {
    let ReturnType::Type(_, answer) = &function.output else {
        panic!("{} answers nothing", function.ident)
    };
    let arguments: Vec<_> = function.inputs.iter().filter_map(argument).collect();
    of_type(answer, &arguments)
}

/// The name of an argument, and what it holds.
fn argument(argument: &FnArg) -> Option<(String, String)> {
    match argument {
        FnArg::Typed(typed) => match &*typed.pat {
            Pat::Ident(pattern) => Some((pattern.ident.to_string(), held(&typed.ty))),
            _ => None,
        },
        FnArg::Receiver(_) => None,
    }
}

/// A type without its borrows: `Vec<Square>` for `&[Square]`.
fn held(of: &Type) -> String {
    match of {
        Type::Reference(reference) => held(&reference.elem),
        Type::Slice(slice) => format!("Vec<{}>", held(&slice.elem)),
        Type::Path(path) => {
            let last = path.path.segments.last().unwrap();
            match (&*last.ident.to_string(), inner(last)) {
                ("str", _) => "String".to_owned(),
                (name, Some(inner)) => format!("{name}<{}>", held(inner)),
                (name, None) => name.to_owned(),
            }
        }
        _ => String::new(),
    }
}

/// The `Square` of `Option<Square>`.
fn inner(segment: &PathSegment) -> Option<&Type> {
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else {
        return None;
    };
    match arguments.args.first() {
        Some(GenericArgument::Type(inner)) => Some(inner),
        _ => None,
    }
}

/// The constants of a type, and the arguments that are of it.
fn of_type(of: &Type, arguments: &[(String, String)]) -> Vec<String> {
    let name = held(of);
    let same = arguments
        .iter()
        .filter(|argument| !name.is_empty() && argument.1 == name);
    let same = same.map(|(argument, _)| format!("{argument}.to_owned()"));
    let mut all: Vec<_> = same.collect();
    all.extend(match of {
        Type::Tuple(tuple) => {
            let parts = tuple
                .elems
                .iter()
                .map(|element| of_type(element, arguments));
            tuples(parts.collect())
        }
        // Nobody answers a short one, and of a long one there are too many.
        Type::Array(array) => {
            let length = array.len.to_token_stream();
            let parts = of_type(&array.elem, arguments).into_iter().take(2);
            parts.map(|part| format!("[{part}; {length}]")).collect()
        }
        Type::Path(path) => of_path(path.path.segments.last().unwrap(), arguments),
        _ => panic!("this test knows no constant of such a type"),
    });
    all
}

/// Every tuple of these parts.
fn tuples(parts: Vec<Vec<String>>) -> Vec<String> {
    let longer = |all: Vec<String>, part: Vec<String>| {
        let pair = |text: String| part.iter().map(move |next| format!("{text}{next}, "));
        all.into_iter().flat_map(pair).collect()
    };
    let inside = parts.into_iter().fold(vec![String::new()], longer);
    inside.iter().map(|inside| format!("({inside})")).collect()
}

/// The constants of a type with a name.
fn of_path(of: &PathSegment, arguments: &[(String, String)]) -> Vec<String> {
    let name = of.ident.to_string();
    let inside = inner(of)
        .map(|inner| of_type(inner, arguments))
        .unwrap_or_default();
    let each = |write: fn(&String) -> String| inside.iter().map(write);
    let plain = |all: &[&str]| all.iter().map(|text| text.to_string()).collect();
    match &*name {
        "Option" => each(|inside| format!("Some({inside})"))
            .chain(["None".into()])
            .collect(),
        "Vec" => each(|inside| format!("vec![{inside}]"))
            .chain(["vec![]".into()])
            .collect(),
        _ => plain(match &*name {
            "bool" => &["true", "false"],
            "i32" => &["0", "1", "-1", "i32::MIN", "i32::MAX"],
            "u8" => &["0", "1", "u8::MAX"],
            "u32" => &["0", "1", "u32::MAX"],
            "u64" => &["0", "1", "u64::MAX"],
            "usize" => &["0", "1", "64", "usize::MAX"],
            "char" => &["'.'", "'X'", "'O'"],
            "String" => &[
                "String::new()",
                "\"a1\".to_owned()",
                "\"off the board\".to_owned()",
            ],
            "Square" => &["Square::OVERFLOW", "Square::new(0)", "Square::new(63)"],
            "Direction" => &["Direction::North", "Direction::NorthWest"],
            "Spot" => &["Spot::all().next().unwrap()", "Spot::all().last().unwrap()"],
            "Board" => &["Board::empty()", "Board::start()"],
            "Disc" => &["Disc::Black", "Disc::White"],
            "Turn" => &["Turn::Move", "Turn::Pass", "Turn::Over"],
            "Score" => &[
                "Score { black: 0, white: 0 }",
                "Score { black: 32, white: 32 }",
            ],
            "Disk" => &["Disk::new(\"game.oth\", \"f5d6\", 8)"],
            "TicTacToe" => &["TicTacToe::new()", "\"XXXOO....\".parse().unwrap()"],
            _ => panic!("this test knows no constant of the type {name}"),
        }),
    }
}
