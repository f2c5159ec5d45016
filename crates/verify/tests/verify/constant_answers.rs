//! Answers that don't depend on the question: always the same value, or an argument
//! unchanged. None of them may earn more than a tenth of an exercise's points.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use othellier_project::cargo::Compilation;
use othellier_project::catalog::{Exercise, Package, check_names, packages};
use othellier_project::files::read;
use othellier_project::parallel;
use othellier_project::repository::Repository;
use othellier_verify::answer_workspace::{ANSWER_VARIABLE, AnswerWorkspace, ChapterAnswers};
use othellier_verify::answers::{BookAnswer, Role, starter};
use quote::ToTokens as _;
use syn::{
    FnArg, GenericArgument, Item, Pat, PathArguments, PathSegment, ReturnType, Signature, Type,
};

/// The environment variable with the index of the constant that an answer returns.
const CONSTANT_VARIABLE: &str = "CONSTANT";

#[test]
#[ignore = "slow: hundreds of answers are tried"]
fn constant_answer_earns_at_most_a_tenth() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = Repository::around(root).unwrap();
    let packages = packages(&repository).unwrap();
    let chapters: Vec<_> = packages.iter().map(constant_answers).collect();
    let compilation = compile(repository.root(), &chapters);
    let trials: Vec<_> = chapters
        .iter()
        .flat_map(|chapter| trials(chapter, &compilation))
        .collect();
    let complaints: Vec<_> = parallel::map(&trials, 2 * parallel::cores(), Trial::complaint)
        .into_iter()
        .flatten()
        .collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Returns one answer for each exercise of a chapter. It has all constants in it, so
/// that the checks are compiled only once.
fn constant_answers(package: &Package) -> ChapterAnswers<'_> {
    let answers = package
        .exercises
        .iter()
        .map(|exercise| BookAnswer {
            exercise,
            role: Role::Starter,
            text: constant_answer(&starter(package, exercise).unwrap().text),
        })
        .collect();
    ChapterAnswers {
        name: format!("{}-constants", package.name),
        answers,
        package,
    }
}

fn compile(root: &Path, chapters: &[ChapterAnswers]) -> Compilation {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("constants");
    let workspace = AnswerWorkspace {
        folder: &folder,
        // The registry's crates are already compiled there.
        target: &folder.join("../.."),
    };
    workspace.write(root, chapters).unwrap();
    let compilation = workspace.build().unwrap();
    assert!(compilation.succeeded, "{}", compilation.rendered_errors());
    compilation
}

/// A constant as the answer to all checks of an exercise.
struct Trial<'a> {
    answer: &'a BookAnswer<'a>,
    program: PathBuf,
    checks: Vec<String>,
    index: usize,
    constant: String,
}

fn trials<'a>(chapter: &'a ChapterAnswers, compilation: &Compilation) -> Vec<Trial<'a>> {
    let program = chapter.program(compilation).unwrap();
    let mut trials = Vec::new();
    for answer in &chapter.answers {
        let checks = read(&chapter.package.checks_path(answer.exercise)).unwrap();
        let checks = check_names(&checks).unwrap();
        let constants = constants(&signature(&answer.text));
        for (index, constant) in constants.into_iter().enumerate() {
            trials.push(Trial {
                answer,
                program: program.clone(),
                checks: checks.clone(),
                index,
                constant,
            });
        }
    }
    trials
}

impl Trial<'_> {
    /// Returns a complaint if more than a tenth of the checks pass.
    fn complaint(&self) -> Option<String> {
        let passed: Vec<_> = self
            .checks
            .iter()
            .filter(|check| self.passes(check))
            .collect();
        (10 * passed.len() > self.checks.len()).then(|| {
            let Exercise { number, id, .. } = self.answer.exercise;
            format!("{number} {id}: `{}` passes {passed:?}", self.constant)
        })
    }

    fn passes(&self, check: &str) -> bool {
        let path = format!("{}::{check}", self.answer.exercise.id);
        Command::new(&self.program)
            .args(["--exact", &path])
            .env(ANSWER_VARIABLE, self.answer.module())
            .env(CONSTANT_VARIABLE, self.index.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .unwrap()
            .success()
    }
}

/// Replaces the `todo!` of a starter by a `match` of the variable that returns one of the
/// constants.
fn constant_answer(starter: &str) -> String {
    let (head, _) = starter.split_once("todo!").unwrap();
    let arms: String = constants(&signature(starter))
        .into_iter()
        .enumerate()
        .map(|(index, constant)| format!("Some(\"{index}\") => {constant},\n"))
        .collect();
    format!(
        "{head}match std::env::var(\"{CONSTANT_VARIABLE}\").ok().as_deref() {{\n{arms}\
         _ => panic!(\"no such constant\"),\n}}\n}}\n"
    )
}

/// Returns the signature of the first function in a file.
fn signature(file: &str) -> Signature {
    let items = syn::parse_file(file).unwrap().items;
    items
        .into_iter()
        .find_map(|item| match item {
            Item::Fn(function) => Some(function.sig),
            _ => None,
        })
        .unwrap()
}

/// An argument of a function.
struct Argument {
    name: String,
    /// The type without its references.
    owned_type: String,
}

/// Returns the constants that a function may return, as expressions.
fn constants(signature: &Signature) -> Vec<String> {
    let ReturnType::Type(_, return_type) = &signature.output else {
        panic!("{} returns nothing", signature.ident)
    };
    let arguments: Vec<_> = signature.inputs.iter().filter_map(argument).collect();
    constants_of_type(return_type, &arguments)
}

fn argument(argument: &FnArg) -> Option<Argument> {
    let FnArg::Typed(argument) = argument else {
        return None;
    };
    let Pat::Ident(pattern) = &*argument.pat else {
        return None;
    };
    Some(Argument {
        name: pattern.ident.to_string(),
        owned_type: owned_type(&argument.ty),
    })
}

/// Returns a type without its references: `Vec<Square>` for `&[Square]`.
fn owned_type(ty: &Type) -> String {
    match ty {
        Type::Reference(reference) => owned_type(&reference.elem),
        Type::Slice(slice) => format!("Vec<{}>", owned_type(&slice.elem)),
        Type::Path(path) => {
            let last = path.path.segments.last().unwrap();
            let name = last.ident.to_string();
            match generic_argument(last) {
                _ if name == "str" => "String".to_owned(),
                Some(argument) => format!("{name}<{}>", owned_type(argument)),
                None => name,
            }
        }
        _ => String::new(),
    }
}

/// Returns the `Square` of `Option<Square>`.
fn generic_argument(segment: &PathSegment) -> Option<&Type> {
    let PathArguments::AngleBracketed(arguments) = &segment.arguments else {
        return None;
    };
    match arguments.args.first() {
        Some(GenericArgument::Type(argument)) => Some(argument),
        _ => None,
    }
}

/// Returns constants of a type, and the arguments of this type.
fn constants_of_type(ty: &Type, arguments: &[Argument]) -> Vec<String> {
    let owned_type = owned_type(ty);
    let mut constants: Vec<_> = arguments
        .iter()
        .filter(|argument| !owned_type.is_empty() && argument.owned_type == owned_type)
        .map(|argument| format!("{}.to_owned()", argument.name))
        .collect();
    constants.extend(match ty {
        Type::Tuple(tuple) => tuples(
            tuple
                .elems
                .iter()
                .map(|element| constants_of_type(element, arguments))
                .collect(),
        ),
        // Only arrays of equal elements: all others would be too many.
        Type::Array(array) => {
            let length = array.len.to_token_stream();
            constants_of_type(&array.elem, arguments)
                .into_iter()
                .take(2)
                .map(|element| format!("[{element}; {length}]"))
                .collect()
        }
        Type::Path(path) => constants_of_named_type(path.path.segments.last().unwrap(), arguments),
        _ => panic!("this test knows no constant of such a type"),
    });
    constants
}

/// Returns all tuples of these elements.
fn tuples(elements: Vec<Vec<String>>) -> Vec<String> {
    let mut prefixes = vec![String::new()];
    for element in elements {
        prefixes = prefixes
            .iter()
            .flat_map(|prefix| element.iter().map(move |next| format!("{prefix}{next}, ")))
            .collect();
    }
    prefixes
        .iter()
        .map(|elements| format!("({elements})"))
        .collect()
}

fn constants_of_named_type(segment: &PathSegment, arguments: &[Argument]) -> Vec<String> {
    let name = segment.ident.to_string();
    let inner = generic_argument(segment)
        .map(|argument| constants_of_type(argument, arguments))
        .unwrap_or_default();
    let constants: &[&str] = match &*name {
        "Option" => {
            let mut options: Vec<_> = inner.iter().map(|inner| format!("Some({inner})")).collect();
            options.push("None".to_owned());
            return options;
        }
        "Vec" => {
            let mut vecs: Vec<_> = inner.iter().map(|inner| format!("vec![{inner}]")).collect();
            vecs.push("vec![]".to_owned());
            return vecs;
        }
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
        "Board" => &[
            "Board::empty()",
            "Board::start()",
            // Black flips in two directions on each of b2, d4, g5 and e6.
            "\"........ ..WB.... .W.W..B. .B..WBW. ....BW.. .....WB. ....W... ....B...\".parse().unwrap()",
        ],
        "Disc" => &["Disc::Black", "Disc::White"],
        "Turn" => &["Turn::Move", "Turn::Pass", "Turn::Over"],
        "Score" => &[
            "Score { black: 0, white: 0 }",
            "Score { black: 32, white: 32 }",
        ],
        "Disk" => &["Disk::new(\"game.oth\", \"f5d6\", 8)"],
        "TicTacToe" => &["TicTacToe::new()", "\"XXXOO....\".parse().unwrap()"],
        _ => panic!("this test knows no constant of the type {name}"),
    };
    constants
        .iter()
        .map(|constant| (*constant).to_owned())
        .collect()
}
