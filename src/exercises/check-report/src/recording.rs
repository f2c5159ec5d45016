use crate::{SourceLine, json};

/// The questions of a check with the right answers, so that someone can be asked
/// who must not see how they were found.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct Recording {
    /// Where the task is made.
    pub task: SourceLine,
    /// The types of the arguments: a tuple, as the compiler names it.
    pub arguments: String,
    /// What is said about a known mistake.
    pub sentences: Vec<String>,
    /// How many of the questions are the check's own, and not a contrast to
    /// them.
    pub own: usize,
    /// What is asked, in order.
    pub questions: Vec<Question>,
}

/// A call of a function, and what comes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "read", derive(serde::Deserialize))]
pub struct Question {
    /// The arguments: a board as a line, and anything else as its debug text.
    pub arguments: Vec<String>,
    /// The right answer, written in the same way.
    pub expected: String,
    /// The numbers of the sentences that fit a wrong answer, and the fingerprint
    /// of that answer.
    pub mistakes: Vec<(usize, u32)>,
}

impl Recording {
    pub(crate) fn json(&self) -> String {
        json::fields(&[
            ("task", self.task.json()),
            ("arguments", json::string(&self.arguments)),
            ("sentences", strings(&self.sentences)),
            ("own", self.own.to_string()),
            ("questions", json::list(self.questions.iter().map(Question::json))),
        ])
    }
}

impl Question {
    fn json(&self) -> String {
        let mistakes = self.mistakes.iter();
        let mistakes = mistakes.map(|(number, answer)| format!("[{number},{answer}]"));
        json::fields(&[
            ("arguments", strings(&self.arguments)),
            ("expected", json::string(&self.expected)),
            ("mistakes", json::list(mistakes)),
        ])
    }
}

fn strings(texts: &[String]) -> String {
    json::list(texts.iter().map(|text| json::string(text)))
}
