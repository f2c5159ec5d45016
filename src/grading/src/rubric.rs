//! What each check of an assignment is worth.

use super::assignment::Task;
use super::harness::{Check, Scaffold};
use super::model::{CheckRubric, ExerciseRubric};

/// The rubric of an exercise: its points are shared evenly among its checks.
pub fn rubric(task: &Task, scaffold: &Scaffold) -> ExerciseRubric {
    let shares = task.points.split(scaffold.checks.len());
    let checks = scaffold.checks.iter().zip(shares);
    let check = |(check, points): (&Check, _)| CheckRubric {
        name: check.name.clone(),
        sentence: sentence(&check.name),
        points,
        hidden: check.hidden,
    };
    ExerciseRubric {
        id: task.exercise.id.clone(),
        number: task.exercise.number.to_string(),
        title: task.exercise.title.clone(),
        points: task.points,
        checks: checks.map(check).collect(),
    }
}

/// A check's name as a sentence: `No square lies beyond the edge.`
fn sentence(name: &str) -> String {
    let words = name.replace('_', " ");
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase);
    let first: String = first.into_iter().flatten().collect();
    format!("{first}{}.", letters.as_str())
}

#[cfg(test)]
mod tests {
    use pretty_assertions::assert_eq;

    #[test]
    fn a_name_is_a_sentence() {
        let name = "no_square_lies_beyond_the_edge";
        let sentence = "No square lies beyond the edge.";
        assert_eq!(super::sentence(name), sentence);
    }
}
