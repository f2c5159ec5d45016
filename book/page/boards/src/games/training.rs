//! Chapter 23's trainer in the page: it plays against itself and learns, and then
//! the reader plays against what it has learned.

use end_of_game::Position;
use train::{RoundSummary, plot};

use super::computer::Match;
use super::history::History;
use crate::english::count_of;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::rounds;
use crate::view::View;

/// As long as any status of the training.
const LONGEST: &str = "Stopped: go on with the training, or play against it as it is. \
    Black plays a1 and flips 10 discs. White to move. The computer is thinking.";
/// As long as anything that is said of the pupil.
const PUPIL: &str = "The pupil has learned from 4 generations of 2500 games each. \
    It looks four moves ahead.";

/// What the page has kept of the training.
struct Training<'a> {
    /// How many games it learns from.
    games: usize,
    /// Another one with each training, so that no two have the same games.
    seed: u32,
    /// Whether it has begun and isn't done, so that it can go on.
    is_unfinished: bool,
    /// What its rounds came to.
    rounds: &'a str,
    /// What the pupil has learned, as its part reads it.
    weights: &'a str,
}

/// A board to play on against the pupil, with what shows how it learns. The
/// trainer is in a part of the code that runs in the background, and the page asks
/// it step by step. Its answers bring the rounds and the weights along.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let mut training = Training::from_request(request)?;
    let mut this = Match::<Position>::from_request(request, History::from_request(request)?)?;
    let mut is_going_on = false;
    let mut view = this.game.view();
    match request.text("train") {
        None => view = this.respond(request)?,
        Some(step) => {
            view.settle();
            let status = training.follow(step, request)?;
            is_going_on = ["begin", "on", "played", "learned"].contains(&step);
            if is_going_on {
                view.status = status;
                training.ask(&mut view, step);
            } else {
                view.status = format!("{status} {}", view.status);
                this.report(&mut view, this.first_thought());
            }
        }
    }
    training.add_buttons(&mut view, is_going_on);
    this.add_buttons(&mut view);
    Ok(view)
}

impl<'a> Training<'a> {
    fn from_request(request: &'a Request) -> Result<Self, RequestError> {
        Ok(Self {
            games: request.get("games")?.unwrap_or(10_000),
            seed: request.get("seed")?.unwrap_or(0),
            is_unfinished: request.text("unfinished") == Some("true"),
            rounds: request.text("rounds").unwrap_or_default(),
            weights: request.text("weights").unwrap_or_default(),
        })
    }

    /// What's said of a step that the reader asked for, or that the trainer has
    /// taken.
    fn follow(&mut self, step: &str, request: &Request) -> Result<String, RequestError> {
        Ok(match step {
            "begin" => {
                // Somebody who never trained has the seed of the book.
                self.seed = self.seed % 1000 + 1;
                (self.rounds, self.weights) = ("", "");
                self.is_unfinished = true;
                self.played(0)
            }
            "on" => "It goes on.".to_owned(),
            "played" => self.played(request.require("games_played")?),
            "graduated" => {
                self.is_unfinished = false;
                "That was the last generation. Now play against it.".to_owned()
            }
            "stop" => "Stopped: go on with the training, or play against it as it is.".to_owned(),
            "failed" => "The trainer couldn't be loaded, or has stopped.".to_owned(),
            _ => match &rounds::parse(self.rounds)[..] {
                [.., last] if step == "learned" => describe(last),
                _ => return Err(invalid("this is nothing that the trainer would say")),
            },
        })
    }

    fn played(&self, games: usize) -> String {
        format!("{games} of {} are played.", count_of(self.games, "game"))
    }

    /// Asks the trainer to begin, or to go on. Until it answers, nobody plays. It
    /// may finish what it does if it's stopped, so that it can go on from there.
    fn ask(&self, view: &mut View, step: &str) {
        let what = if step == "begin" { step } else { "on" };
        let question = Request::default().with("live", "trainer").with("do", what);
        view.question = Some(question.with("seed", self.seed).with("games", self.games));
        view.lets_finish = true;
        view.is_closed = true;
        view.go_on(0, "train", "failed".to_owned());
    }

    /// The plot, what can be pressed, and what the page has to keep.
    fn add_buttons(&self, view: &mut View, is_going_on: bool) {
        let rounds = rounds::parse(self.rounds);
        view.plot = Some(plot(&rounds));
        view.facts.insert(0, self.describe_pupil(rounds.len()));
        let train = match self.seed {
            0 => format!("Train, {}", count_of(self.games, "game")),
            _ => "Retrain, with other games".to_owned(),
        };
        let stop = ("stop", "Stop, the training");
        let (step, text) = if is_going_on {
            stop
        } else {
            ("begin", &*train)
        };
        view.add_button("train", step, ButtonState::Enabled, text);
        let go_on = ButtonState::enabled(self.is_unfinished && !is_going_on);
        view.add_button("train", "on", go_on, "Go on, with the training");
        view.reserve(&[LONGEST, PUPIL]);
        view.keep("seed", self.seed);
        view.keep("unfinished", self.is_unfinished);
        view.keep("rounds", self.rounds);
        view.keep("weights", self.weights);
    }

    fn describe_pupil(&self, rounds: usize) -> String {
        match rounds {
            0 => "The pupil knows nothing yet: it plays at random.".to_owned(),
            _ => format!(
                "The pupil has learned from {} of {} each. It looks four moves ahead.",
                count_of(rounds, "generation"),
                count_of(self.games / 4, "game"),
            ),
        }
    }
}

fn describe(shown: &RoundSummary) -> String {
    let RoundSummary {
        number,
        test_error,
        rate,
        ..
    } = shown;
    let (discs, hundredths) = (test_error / 100, test_error % 100);
    format!(
        "Generation {number}: it's off by {discs}.{hundredths:02} discs in games it \
         hasn't seen, and wins {rate} % of 40 games against phased."
    )
}
