//! Recording questions.

use std::any::type_name;
use std::collections::BTreeSet;
use std::fmt::Debug;

use check_report::{Question, Recording};

use super::Task;
use crate::call::call;
use crate::expected::{ENDLESS, fingerprint, outcome, text_of};
use crate::reporter::place;
use crate::{Input, Random};

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
