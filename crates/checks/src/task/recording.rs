//! Records the questions of a check instead of asking them.

use std::any::type_name;
use std::collections::BTreeSet;
use std::fmt::Debug;

use check_report::{Question, Recording};

use super::Task;
use crate::call::call;
use crate::expected::{ENDLESS, answer_text, fingerprint, outcome_text};
use crate::reporter::source_line;
use crate::{Input, Random};

/// The number of questions that are recorded of a check that asks more.
const MAX_QUESTIONS: usize = 30;

impl<I, A> Task<I, A>
where
    I: Input,
    A: Debug + PartialEq + Send + Sync + 'static,
{
    /// Records some of a check's questions, and their contrast.
    pub(super) fn record(&self, cases: Vec<(I, A)>) -> Recording {
        let cases = self.sample(cases);
        let own = cases.len();
        let cases = self.with_contrast(cases);
        let mut sentences: Vec<_> = self.mistakes.iter().map(|known| known.sentence).collect();
        sentences.extend(self.endless.iter().map(|endless| endless.sentence));
        Recording {
            task: source_line(self.location),
            arguments: type_name::<I>().to_owned(),
            sentences: sentences.into_iter().map(str::to_owned).collect(),
            own,
            questions: cases.iter().map(|case| self.question(case)).collect(),
        }
    }

    fn question(&self, case: &(I, A)) -> Question {
        let (input, expected) = case;
        Question {
            arguments: input.arguments().into_iter().map(answer_text).collect(),
            expected: answer_text(expected),
            mistakes: self.mistakes_in(case),
        }
    }

    /// Returns at most [`MAX_QUESTIONS`] of the cases, in their order: the first and the
    /// last one, one for each mistake that shows in any, two with different answers, and
    /// random ones.
    fn sample(&self, cases: Vec<(I, A)>) -> Vec<(I, A)> {
        if cases.len() <= MAX_QUESTIONS {
            return cases;
        }
        let order = shuffled(cases.len());
        let find = |predicate: &dyn Fn(&(I, A)) -> bool| {
            order
                .iter()
                .copied()
                .find(|&index| predicate(&cases[index]))
        };
        let mut kept = BTreeSet::from([0, cases.len() - 1]);
        for mistake in 0..=self.mistakes.len() {
            kept.extend(find(&|case| self.wrong_outcome(mistake, case).is_some()));
        }
        kept.extend(find(&|case| case.1 != cases[order[0]].1));
        let more = MAX_QUESTIONS.saturating_sub(kept.len());
        kept.extend(order.iter().take(more));
        cases
            .into_iter()
            .enumerate()
            .filter(|(index, _)| kept.contains(index))
            .map(|(_, case)| case)
            .collect()
    }

    /// Returns the index and the fingerprint of each mistake that shows in this case.
    fn mistakes_in(&self, case: &(I, A)) -> Vec<(usize, u32)> {
        let mut mistakes = Vec::new();
        for index in 0..=self.mistakes.len() {
            if let Some(wrong) = self.wrong_outcome(index, case) {
                mistakes.push((index, fingerprint(&wrong)));
            }
        }
        mistakes
    }

    /// Returns the text of the wrong outcome if the mistake with this index shows in this
    /// case. The last index is the endless loop's.
    fn wrong_outcome(&self, index: usize, (input, expected): &(I, A)) -> Option<String> {
        match self.mistakes.get(index) {
            Some(mistake) => {
                let outcome = call(mistake.answer, input.clone());
                outcome_text(&outcome).filter(|_| !outcome.is_answer(expected))
            }
            None => {
                let endless = self.endless.as_ref()?;
                (endless.applies)(input.clone()).then(|| ENDLESS.to_owned())
            }
        }
    }
}

/// Returns the numbers from 0 to `end` - 1 in a random order.
fn shuffled(end: usize) -> Vec<usize> {
    let mut random = Random::new(end as u64);
    let mut order: Vec<_> = (0..end).collect();
    for index in (1..end).rev() {
        order.swap(index, random.below(index + 1));
    }
    order
}
