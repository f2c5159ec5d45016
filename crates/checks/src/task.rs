use std::any::TypeId;
use std::fmt::Debug;
use std::panic::{self, Location};
use std::sync::Arc;
use std::time::Duration;

use check_report::{CheckEvent, Failure, SourceLine};

use crate::call::{call, first_failure, install_panic_hook};
use crate::call_outcome::{CallError, CallOutcome};
use crate::expected::{Expected, RecordedAnswer};
use crate::input::call_text;
use crate::limit::Limit;
use crate::message::message_parts;
use crate::reporter::{REPORTER, source_line};
use crate::{Input, Random, Verdict};

mod recording;

/// The function that an exercise asks for, and the known mistakes in it.
pub struct Task<I, A> {
    name: &'static str,
    location: &'static Location<'static>,
    answer: fn(I) -> A,
    mistakes: Vec<Mistake<I, A>>,
    /// The explanations of recorded mistakes.
    sentences: &'static [&'static str],
    /// Words from a panic's message, and an explanation.
    panics: Vec<(&'static str, &'static str)>,
    endless: Option<Endless<I>>,
    contrast: Option<Contrast<I, A>>,
    time_limit: Limit,
}

/// A generator of easy inputs, and the function that answers them.
type Contrast<I, A> = (fn(&mut Random) -> I, fn(I) -> A);

/// The number of contrasting inputs that are asked. If they all have the same answer,
/// more are asked, up to `MAX_CONTRASTS`.
const MIN_CONTRASTS: usize = 8;
const MAX_CONTRASTS: usize = 64;

/// The remark about a failure on a contrasting input.
const ASKED_AS_WELL: &str = "This call isn't in the check's name. It's asked as \
    well, so that an answer that's nearly always the same, or that knows only \
    the check's own calls, can't pass.";

/// The explanation if a contrasting input gets the same answer as all inputs before.
const ALWAYS_THE_SAME: &str = "Every call got the same answer. It has to depend on the arguments.";

/// A function with a known mistake, and the explanation of the mistake.
struct Mistake<I, A> {
    sentence: &'static str,
    answer: fn(I) -> A,
}

/// An explanation of calls that never end, and the inputs to which it applies.
struct Endless<I> {
    sentence: &'static str,
    applies: fn(I) -> bool,
}

impl<I, A> Task<I, A>
where
    I: Input,
    A: Debug + PartialEq + Send + Sync + 'static,
{
    /// Creates the task to write the function with this name. `answer` calls it with
    /// the arguments in a tuple.
    #[track_caller]
    pub fn new(name: &'static str, answer: fn(I) -> A) -> Task<I, A> {
        Task {
            name,
            location: Location::caller(),
            answer,
            mistakes: Vec::new(),
            sentences: &[],
            panics: Vec::new(),
            endless: None,
            contrast: None,
            time_limit: Limit::from_work(Duration::from_secs(3)),
        }
    }

    /// Sets the processor time that each call may use, in place of 3 seconds. A call
    /// that only waits may take ten times as long.
    pub fn time_limit(mut self, time_limit: Duration) -> Task<I, A> {
        self.time_limit = Limit::from_work(time_limit);
        self
    }

    /// Adds a known mistake: if `answer` gives the same wrong answer for the
    /// same input, the message has this sentence. The message has only the
    /// first one that fits, so put the most specific one first.
    pub fn mistake(mut self, sentence: &'static str, answer: fn(I) -> A) -> Task<I, A> {
        self.mistakes.push(Mistake { sentence, answer });
        self
    }

    /// Sets the explanations that [recorded](Task::replay) questions refer to by index.
    pub fn sentences(mut self, sentences: &'static [&'static str]) -> Task<I, A> {
        self.sentences = sentences;
        self
    }

    /// Adds an explanation of panics with these words in their message.
    pub fn panic(mut self, words: &'static str, sentence: &'static str) -> Task<I, A> {
        self.panics.push((words, sentence));
        self
    }

    /// Sets the explanation of calls that never end, or that end their own process,
    /// for the inputs to which it `applies`.
    pub fn endless(mut self, sentence: &'static str, applies: fn(I) -> bool) -> Task<I, A> {
        self.endless = Some(Endless { sentence, applies });
        self
    }

    /// Sets a generator of easy inputs, and the function that answers them. Each check
    /// also asks some of these, at the end. So no function passes that always returns the
    /// same, or that treats the inputs of the check as exceptions. The generator needs
    /// hundreds of inputs, so that those which one seed chooses aren't those of another.
    pub fn contrast(mut self, input: fn(&mut Random) -> I, expected: fn(I) -> A) -> Task<I, A> {
        self.contrast = Some((input, expected));
        self
    }

    /// Checks that each input gets the answer next to it.
    ///
    /// # Panics
    ///
    /// With a [`Failure`] if one doesn't.
    #[track_caller]
    pub fn expect(&self, cases: impl IntoIterator<Item = (I, A)>) {
        let cases: Vec<_> = cases.into_iter().collect();
        if REPORTER.request.record {
            return REPORTER.write(&CheckEvent::Recorded(self.record(cases)));
        }
        let own = cases.len();
        let cases = self.with_contrast(cases);
        self.ask(
            own,
            cases
                .into_iter()
                .map(|(input, answer)| (input, Expected::Answer(answer)))
                .collect(),
        );
    }

    /// Checks that each input gets the answer that was recorded for it. The first `own`
    /// questions are the check's own, and the others are their contrast.
    ///
    /// # Panics
    ///
    /// With a [`Failure`] if one doesn't.
    #[track_caller]
    pub fn replay(&self, own: usize, questions: impl IntoIterator<Item = (I, RecordedAnswer)>) {
        self.ask(
            own,
            questions
                .into_iter()
                .map(|(input, recorded)| (input, Expected::Recorded(recorded)))
                .collect(),
        );
    }

    /// Checks that each input gets the answer that `expected` gives.
    ///
    /// # Panics
    ///
    /// With a [`Failure`] if one doesn't.
    #[track_caller]
    pub fn agrees_with(&self, expected: fn(I) -> A, inputs: impl IntoIterator<Item = I>) {
        self.expect(
            inputs
                .into_iter()
                .map(|input| (input.clone(), expected(input))),
        );
    }

    #[track_caller]
    fn ask(&self, own: usize, cases: Vec<(I, Expected<A>)>) {
        install_panic_hook();
        let check = source_line(Location::caller());
        REPORTER.write(&CheckEvent::Check(check.clone()));
        let cases = Arc::new(cases);
        let failed = first_failure(self.name, self.answer, &cases, self.limit());
        if let Some((index, outcome)) = failed {
            let is_contrast = index >= own;
            let always_the_same = is_contrast
                && matches!(&outcome, CallOutcome::Answer(answer)
                    if cases[..index].iter().all(|(_, expected)| expected.accepts(answer)));
            let fallback = always_the_same.then_some(ALWAYS_THE_SAME);
            let (input, expected) = &cases[index];
            let mut failure = self.failure(input, expected, &outcome, fallback, check);
            if is_contrast && !always_the_same {
                failure.reason_for_call = Some(ASKED_AS_WELL.to_owned());
            }
            panic::panic_any(failure);
        }
        REPORTER.write(&CheckEvent::Passed);
    }

    /// Adds contrasting cases. Unless these are [judged](Verdict), they have at least two
    /// different answers, so that no answer to all of them is right.
    fn with_contrast(&self, mut cases: Vec<(I, A)>) -> Vec<(I, A)> {
        let Some((input, expected)) = self.contrast else {
            return cases;
        };
        let is_judged = TypeId::of::<A>() == TypeId::of::<Verdict>();
        let mut random = Random::new(MIN_CONTRASTS as u64);
        let own = cases.len();
        for count in 0..MAX_CONTRASTS {
            let differs = |(_, answer): &(I, A)| *answer != cases[own].1;
            if count >= MIN_CONTRASTS && (is_judged || cases[own..].iter().any(differs)) {
                break;
            }
            let input = input(&mut random);
            cases.push((input.clone(), expected(input)));
        }
        cases
    }

    /// Returns the limit for each call: the requested one, or else the task's own.
    fn limit(&self) -> Limit {
        match REPORTER.request.time_limit {
            Some(requested) => Limit::from_wait(requested),
            None => self.time_limit,
        }
    }

    /// Describes a failure. `fallback` explains it if no known mistake does.
    fn failure(
        &self,
        input: &I,
        expected: &Expected<A>,
        outcome: &CallOutcome<A>,
        fallback: Option<&'static str>,
        check: SourceLine,
    ) -> Failure {
        let explanation = expected
            .recorded_mistake(outcome)
            .map(|index| self.sentences[index])
            .or_else(|| self.explanation(input, outcome))
            .or(fallback);
        let parts = expected.with_value(|expected| message_parts(input, expected, outcome));
        Failure {
            kind: outcome.kind(),
            call: call_text(self.name, input),
            boards: parts.boards,
            outcome: parts.outcome,
            difference: parts.difference,
            explanation: explanation.map(str::to_owned),
            reason_for_call: None,
            check,
        }
    }

    /// Explains an outcome that isn't the expected one, if it's a known mistake.
    fn explanation(&self, input: &I, outcome: &CallOutcome<A>) -> Option<&'static str> {
        let mistake = match outcome {
            CallOutcome::Answer(_) | CallOutcome::Panic(_) => self
                .mistakes
                .iter()
                .find(|mistake| call(mistake.answer, input.clone()).same_as(outcome)),
            // The functions with mistakes return, so none can be like this.
            CallOutcome::Failed(_) | CallOutcome::TimedOut(_) => None,
        };
        mistake
            .map(|mistake| mistake.sentence)
            .or_else(|| self.abort_explanation(input, outcome))
            .or_else(|| outcome.known_panic())
    }

    /// Explains a call that didn't return.
    fn abort_explanation(&self, input: &I, outcome: &CallOutcome<A>) -> Option<&'static str> {
        match outcome {
            CallOutcome::Panic(panic) => self
                .panics
                .iter()
                .find(|(words, _)| panic.message.contains(words))
                .map(|(_, sentence)| *sentence),
            // A process with an endless loop is killed.
            CallOutcome::TimedOut(_) | CallOutcome::Failed(CallError::ProcessExited) => self
                .endless
                .as_ref()
                .filter(|endless| (endless.applies)(input.clone()))
                .map(|endless| endless.sentence),
            CallOutcome::Answer(_) | CallOutcome::Failed(_) => None,
        }
    }
}
