//! Questions that are recorded here and asked elsewhere, by someone who must not
//! see how we found the answers.

use std::any::{TypeId, type_name};
use std::collections::BTreeSet;
use std::fmt;
use std::fmt::Debug;

use board::{Board, Square};
use check_report::{Lost, Question, Recording};

use super::Task;
use crate::call::call;
use crate::call_outcome::CallOutcome;
use crate::input::as_board;
use crate::reporter::place;
use crate::{Input, Random, Value, board, square};

/// A right answer as it's written down, the numbers of the sentences that fit
/// wrong answers, and the fingerprints of those.
pub type Written = (&'static str, &'static [(usize, u32)]);

/// A recorded question: the arguments, the right answer, and the wrong ones.
pub fn written<I>(
    arguments: I,
    right: &'static str,
    wrong: &'static [(usize, u32)],
) -> (I, Written) {
    (arguments, (right, wrong))
}

/// The answer that a question wants.
pub(crate) enum Expected<A> {
    /// This one.
    Answer(A),
    /// The one that's written like this.
    Written(Written),
}

impl<A: Debug + PartialEq + 'static> Expected<A> {
    pub(crate) fn is(&self, got: &A) -> bool {
        match self {
            Expected::Answer(answer) => answer == got,
            Expected::Written((text, _)) => text_of(got) == *text,
        }
    }

    /// Passes the answer on, as far as it can be shown: a board or a list of
    /// squares as such, and any other as its text.
    pub(crate) fn show<R>(&self, to: impl FnOnce(&dyn Value) -> R) -> R {
        let text = match self {
            Expected::Answer(answer) => return to(answer),
            Expected::Written((text, _)) => *text,
        };
        match TypeId::of::<A>() {
            of if of == TypeId::of::<Board>() => to(&board(text)),
            of if of == TypeId::of::<Vec<Square>>() => to(&listed(text)),
            _ => to(&Shown(text)),
        }
    }

    /// The number of the sentence that was recorded for this outcome.
    pub(crate) fn mistake(&self, got: &CallOutcome<A>) -> Option<usize> {
        let Expected::Written((_, mistakes)) = self else {
            return None;
        };
        let print = fingerprint(&outcome(got)?);
        let mut mistakes = mistakes.iter();
        mistakes.find(|known| known.1 == print).map(|known| known.0)
    }
}

/// The squares of a list's debug text.
fn listed(text: &str) -> Vec<Square> {
    let names = text.trim_matches(['[', ']']).split(", ");
    let names = names.filter(|name| !name.is_empty());
    let sentinel = Square::OVERFLOW.to_string();
    names
        .map(|name| match name {
            _ if name == sentinel => Square::OVERFLOW,
            _ => square(name),
        })
        .collect()
}

/// A text that stands for itself.
struct Shown(&'static str);

impl Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A value as a recording has it: a board as a line, for it's long enough.
fn text_of(value: &dyn Value) -> String {
    as_board(value).map_or_else(|| format!("{value:?}"), Board::to_line)
}

/// The same for whatever comes of a call; `None` if that says nothing about the
/// answer.
fn outcome<A: Debug + 'static>(outcome: &CallOutcome<A>) -> Option<String> {
    match outcome {
        CallOutcome::Answer(answer) => Some(text_of(answer)),
        CallOutcome::Panic(panic) => Some(format!("panicked: {}", panic.message)),
        CallOutcome::Endless(_) | CallOutcome::Lost(Lost::Ended) => Some(ENDLESS.to_owned()),
        CallOutcome::Lost(_) => None,
    }
}

/// What's written for a call that never ends.
const ENDLESS: &str = "endless";

/// The hash FNV-1a, which is the same in every version of Rust.
fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// So many questions of a check are recorded, whatever it asks.
const MOST: usize = 30;

impl<I, A> Task<I, A>
where
    I: Input,
    A: Debug + PartialEq + Send + Sync + 'static,
{
    /// Writes down what a check would ask.
    pub(super) fn record(&self, cases: Vec<(I, A)>) -> Recording {
        let cases = self.sample(cases);
        let own = cases.len();
        let cases = self.contrasted(cases);
        let sentences = self.mistakes.iter().map(|mistake| mistake.sentence);
        let endless = self.endless.iter().map(|endless| endless.sentence);
        Recording {
            task: place(self.place),
            arguments: type_name::<I>().to_owned(),
            sentences: sentences.chain(endless).map(str::to_owned).collect(),
            own,
            questions: cases.iter().map(|case| self.question(case)).collect(),
        }
    }

    fn question(&self, case: &(I, A)) -> Question {
        let arguments = case.0.arguments().into_iter();
        Question {
            arguments: arguments.map(text_of).collect(),
            expected: text_of(&case.1),
            mistakes: self.mistakes_in(case).collect(),
        }
    }

    /// Some of many cases, in their order. A random part, but with both ends, and
    /// so that each mistake shows, and not all of them have the same answer.
    fn sample(&self, cases: Vec<(I, A)>) -> Vec<(I, A)> {
        if cases.len() <= MOST {
            return cases;
        }
        let order = shuffled(cases.len());
        let first = |tells: &dyn Fn(&(I, A)) -> bool| {
            let mut order = order.iter().copied();
            order.find(|place| tells(&cases[*place]))
        };
        let shown = (0..=self.mistakes.len())
            .filter_map(|number| first(&|case| self.wrong(number, case).is_some()));
        let mut kept: BTreeSet<_> = shown.collect();
        kept.extend(first(&|case| case.1 != cases[order[0]].1));
        kept.extend([0, cases.len() - 1]);
        let more = MOST.saturating_sub(kept.len());
        kept.extend(order.iter().take(more));
        let cases = cases.into_iter().enumerate();
        let cases = cases.filter(|(place, _)| kept.contains(place));
        cases.map(|(_, case)| case).collect()
    }

    fn mistakes_in(&self, case: &(I, A)) -> impl Iterator<Item = (usize, u32)> {
        let numbers = 0..=self.mistakes.len();
        numbers.filter_map(|number| {
            let wrong = self.wrong(number, case)?;
            Some((number, fingerprint(&wrong)))
        })
    }

    /// What comes of the mistake with this number, if it shows in this case. The
    /// last one is the loop that never ends.
    fn wrong(&self, number: usize, (input, right): &(I, A)) -> Option<String> {
        match self.mistakes.get(number) {
            Some(mistake) => {
                let got = call(mistake.answer, input.clone());
                outcome(&got).filter(|_| !got.is(right))
            }
            None => {
                let endless = self.endless.as_ref()?;
                (endless.is_meant)(input.clone()).then(|| ENDLESS.to_owned())
            }
        }
    }
}

/// The numbers below this one, in an order that comes from the seed.
fn shuffled(end: usize) -> Vec<usize> {
    let mut random = Random::new(end as u64);
    let mut order: Vec<_> = (0..end).collect();
    for place in (1..end).rev() {
        order.swap(place, random.below(place + 1));
    }
    order
}
