use std::fmt::Debug;
use std::panic::{self, Location};
use std::sync::Arc;
use std::time::Duration;

use check_report::{CheckEvent, Failure, SourceLine};

use crate::call::{call, first_miss, take_over_panics};
use crate::call_outcome::{CallOutcome, Lost};
use crate::expected::{Expected, Written};
use crate::input::call_text;
use crate::limit::Limit;
use crate::reporter::{REPORTER, place};
use crate::{Input, Random, message};

mod recording;

/// The function that an exercise asks for, and the mistakes that people make
/// when they write it.
pub struct Task<I, A> {
    name: &'static str,
    place: &'static Location<'static>,
    answer: fn(I) -> A,
    mistakes: Vec<Mistake<I, A>>,
    /// What is said about mistakes that were recorded.
    sentences: &'static [&'static str],
    /// Words from a panic's message, and a sentence.
    panics: Vec<(&'static str, &'static str)>,
    endless: Option<Endless<I>>,
    contrast: Option<Contrast<I, A>>,
    time_limit: Limit,
}

/// An easy input by chance, and what gives its answer.
type Contrast<I, A> = (fn(&mut Random) -> I, fn(I) -> A);

/// So many easy inputs are asked as well, and more until one has another answer
/// than the check's first input.
const CONTRASTS: usize = 8;
const MOST_CONTRASTS: usize = 64;

/// Why a check asks something that its name doesn't mention.
const ASKED_AS_WELL: &str = "This call isn't in the check's name. It's asked as \
    well, so that an answer that's nearly always the same can't pass.";

/// What's wrong if a contrast gets the same answer as all the other cases.
const ALWAYS_THE_SAME: &str = "Every call got the same answer. It has to depend on the arguments.";

/// What a wrong function answers, and a sentence that says what's wrong.
struct Mistake<I, A> {
    sentence: &'static str,
    answer: fn(I) -> A,
}

/// What's wrong if a call with such an input never ends.
struct Endless<I> {
    sentence: &'static str,
    is_meant: fn(I) -> bool,
}

impl<I, A> Task<I, A>
where
    I: Input,
    A: Debug + PartialEq + Send + Sync + 'static,
{
    /// The task to write the function with this name. `answer` calls it with
    /// the arguments in a tuple.
    #[track_caller]
    pub fn new(name: &'static str, answer: fn(I) -> A) -> Task<I, A> {
        Task {
            name,
            place: Location::caller(),
            answer,
            mistakes: Vec::new(),
            sentences: &[],
            panics: Vec::new(),
            endless: None,
            contrast: None,
            time_limit: Limit::of_work(Duration::from_secs(3)),
        }
    }

    /// Gives each call this much work instead of 3 seconds, and ten times as
    /// long if it only waits.
    pub fn time_limit(mut self, time_limit: Duration) -> Task<I, A> {
        self.time_limit = Limit::of_work(time_limit);
        self
    }

    /// Adds a known mistake: if `answer` gives the same wrong answer for the
    /// same input, the message says `sentence`. The message names only the
    /// first one, so put the most specific one first.
    pub fn mistake(mut self, sentence: &'static str, answer: fn(I) -> A) -> Task<I, A> {
        self.mistakes.push(Mistake { sentence, answer });
        self
    }

    /// The sentences of the mistakes that [recorded](Task::replay) questions
    /// know.
    pub fn sentences(mut self, sentences: &'static [&'static str]) -> Task<I, A> {
        self.sentences = sentences;
        self
    }

    /// Adds the cause of a panic with these words in its message.
    pub fn panic(mut self, words: &'static str, sentence: &'static str) -> Task<I, A> {
        self.panics.push((words, sentence));
        self
    }

    /// Adds why a call with such an input may never end, or may end its own
    /// process.
    pub fn endless(mut self, sentence: &'static str, is_meant: fn(I) -> bool) -> Task<I, A> {
        self.endless = Some(Endless { sentence, is_meant });
        self
    }

    /// Adds easy inputs by chance, and what they're answered with. A check that
    /// expects fewer than three different answers also asks some of these, at
    /// the end. So a function that always answers the same can't pass a check,
    /// nor one that knows the check's inputs as exceptions.
    pub fn contrast(mut self, input: fn(&mut Random) -> I, expected: fn(I) -> A) -> Task<I, A> {
        self.contrast = Some((input, expected));
        self
    }

    /// Checks that each input gets the answer next to it.
    ///
    /// # Panics
    ///
    /// With a [`Failure`] when one doesn't.
    #[track_caller]
    pub fn expect(&self, cases: impl IntoIterator<Item = (I, A)>) {
        let cases: Vec<_> = cases.into_iter().collect();
        if REPORTER.request.record {
            return REPORTER.say(&CheckEvent::Recorded(self.record(cases)));
        }
        let own = cases.len();
        let cases = self.contrasted(cases).into_iter();
        let cases = cases.map(|(input, answer)| (input, Expected::Answer(answer)));
        self.ask(own, cases.collect());
    }

    /// Checks that each input gets the answer that was recorded for it. Those
    /// after the first `own` are a contrast to these.
    ///
    /// # Panics
    ///
    /// With a [`Failure`] when one doesn't.
    #[track_caller]
    pub fn replay(&self, own: usize, questions: impl IntoIterator<Item = (I, Written)>) {
        let questions = questions.into_iter();
        let cases = questions.map(|(input, written)| (input, Expected::Written(written)));
        self.ask(own, cases.collect());
    }

    #[track_caller]
    fn ask(&self, own: usize, cases: Vec<(I, Expected<A>)>) {
        take_over_panics();
        let check = place(Location::caller());
        REPORTER.say(&CheckEvent::Check(check.clone()));
        let cases = Arc::new(cases);
        let limit = self.limit();
        let miss = first_miss(self.name, self.answer, &cases, limit);
        if let Some((number, got)) = miss {
            let (input, expected) = &cases[number];
            let before = &cases[..number];
            let is_same = number >= own
                && matches!(&got, CallOutcome::Answer(got)
                    if before.iter().all(|(_, answer)| answer.is(got)));
            let same = is_same.then_some(ALWAYS_THE_SAME);
            let mut failure = self.failure(input, expected, &got, same, check);
            if number >= own && !is_same {
                failure.remarks.push(ASKED_AS_WELL.to_string());
            }
            panic::panic_any(failure);
        }
        REPORTER.say(&CheckEvent::Passed);
    }

    /// Checks that each input gets the answer that `expected` gives.
    ///
    /// # Panics
    ///
    /// With a [`Failure`] when one doesn't.
    #[track_caller]
    pub fn agrees_with(&self, expected: fn(I) -> A, inputs: impl IntoIterator<Item = I>) {
        let inputs = inputs.into_iter();
        self.expect(inputs.map(|input| (input.clone(), expected(input))));
    }

    /// The cases and, if they have one answer or two, some easy ones.
    fn contrasted(&self, mut cases: Vec<(I, A)>) -> Vec<(I, A)> {
        let mut answers: Vec<&A> = Vec::new();
        for (_, answer) in &cases {
            if answers.len() < 3 && !answers.contains(&answer) {
                answers.push(answer);
            }
        }
        let contrast = self.contrast.filter(|_| answers.len() < 3);
        if let Some((input, expected)) = contrast {
            let (mut random, own) = (Random::new(CONTRASTS as u64), cases.len());
            for number in 0..MOST_CONTRASTS {
                let differs = |(_, answer): &(I, A)| *answer != cases[0].1;
                if number >= CONTRASTS && cases[own..].iter().any(differs) {
                    break;
                }
                let input = input(&mut random);
                cases.push((input.clone(), expected(input)));
            }
        }
        cases
    }

    /// The limit for each call: the requested one, or else the task's own.
    fn limit(&self) -> Limit {
        let asked_for = REPORTER.request.time_limit.map(Limit::of_wait);
        asked_for.unwrap_or(self.time_limit)
    }

    fn failure(
        &self,
        input: &I,
        expected: &Expected<A>,
        got: &CallOutcome<A>,
        otherwise: Option<&'static str>,
        check: SourceLine,
    ) -> Failure {
        let recorded = expected.mistake(got).map(|number| self.sentences[number]);
        let sentence = recorded.or_else(|| self.sentence(input, got));
        let sentence = sentence.or(otherwise);
        let said = expected.show(|expected| message::parts(input, expected, got));
        Failure {
            kind: got.kind(),
            call: call_text(self.name, input),
            remarks: said
                .differ
                .into_iter()
                .chain(sentence.map(str::to_owned))
                .collect(),
            boards: said.boards,
            outcome: said.outcome,
            check,
        }
    }

    /// What we know about an outcome that isn't the expected one.
    fn sentence(&self, input: &I, got: &CallOutcome<A>) -> Option<&'static str> {
        // A mistake answers, so it isn't like a call that didn't.
        let is_over = matches!(got, CallOutcome::Answer(_) | CallOutcome::Panic(_));
        let mut mistakes = self.mistakes.iter().filter(|_| is_over);
        let mistake = mistakes.find(|mistake| call(mistake.answer, input.clone()).is_like(got));
        let sentence = mistake.map(|mistake| mistake.sentence);
        let ended = || self.ended(input, got);
        sentence.or_else(ended).or(got.known_mistake())
    }

    /// What we know about a call that didn't answer.
    fn ended(&self, input: &I, got: &CallOutcome<A>) -> Option<&'static str> {
        match got {
            CallOutcome::Panic(panic) => {
                let mut panics = self.panics.iter();
                let known = panics.find(|(message, _)| panic.message.contains(message));
                known.map(|(_, sentence)| *sentence)
            }
            // If the answer has its own process, an endless walk stops with it.
            CallOutcome::Endless(_) | CallOutcome::Lost(Lost::Ended) => {
                let endless = self.endless.as_ref();
                let meant = endless.filter(|endless| (endless.is_meant)(input.clone()));
                meant.map(|endless| endless.sentence)
            }
            CallOutcome::Answer(_) | CallOutcome::Lost(_) => None,
        }
    }
}
