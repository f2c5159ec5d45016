//! The board `train`: chapter 23's trainer learns weights from games against itself, and
//! the reader plays against the pupil that uses them.

use end_of_game::Position;
use train::{RoundSummary, plot};

use super::computer::Match;
use super::history::History;
use crate::english::pluralize;
use crate::labels::train as labels;
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::rounds;
use crate::view::View;

/// The longest status, for which the page reserves space.
const LONGEST: &str = "Stopped: go on with the training, or play against it as it is. \
    Black plays a1 and flips 10 discs. White to move. The computer is thinking.";
/// The longest fact about the pupil.
const LONGEST_PUPIL: &str = "The pupil has learned from 4 generations of 2500 games each. \
    It looks four moves ahead.";

/// The state of the training in the kept fields.
struct Training<'a> {
    /// The number of games to learn from.
    games: usize,
    /// The number of the training. It is the seed of the trainer, so that each training
    /// has other games.
    seed: u32,
    /// True if the training has begun and isn't finished.
    is_unfinished: bool,
    /// The results of the rounds, in the format of [`rounds`].
    rounds: &'a str,
    /// The learned weights, in hexadecimal.
    weights: &'a str,
}

/// Returns the view of a board `train`.
///
/// The trainer is another part of the code, which runs in the background. The page asks
/// it to continue step by step; its answers contain the rounds and the weights.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let mut training = Training::from_request(request)?;
    let mut pupil_match =
        Match::<Position>::from_request(request, History::from_request(request)?)?;
    let mut is_busy = false;
    let mut view = pupil_match.game.view();
    match request.text("train") {
        None => view = pupil_match.respond(request)?,
        Some(step) => {
            view.stop_animations();
            let status = training.handle_event(step, request)?;
            is_busy = ["begin", "on", "played", "learned"].contains(&step);
            if is_busy {
                view.status = status;
                training.ask(&mut view, step);
            } else {
                view.status = format!("{status} {}", view.status);
                pupil_match.announce(&mut view, pupil_match.first_search());
            }
        }
    }
    training.add_buttons(&mut view, is_busy);
    pupil_match.add_buttons(&mut view);
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

    /// Handles the event `train`. Returns the status.
    fn handle_event(&mut self, step: &str, request: &Request) -> Result<String, RequestError> {
        Ok(match step {
            "begin" => {
                // The first training has seed 1, with which the book was written.
                self.seed = self.seed % 1000 + 1;
                self.rounds = "";
                self.weights = "";
                self.is_unfinished = true;
                self.describe_progress(0)
            }
            "on" => "It goes on.".to_owned(),
            "played" => self.describe_progress(request.require("games_played")?),
            "graduated" => {
                self.is_unfinished = false;
                "That was the last generation. Now play against it.".to_owned()
            }
            "stop" => "Stopped: go on with the training, or play against it as it is.".to_owned(),
            "failed" => "The trainer couldn't be loaded, or has stopped.".to_owned(),
            _ => match &rounds::parse(self.rounds)[..] {
                [.., last] if step == "learned" => describe_round(last),
                _ => return Err(invalid("this is nothing that the trainer would say")),
            },
        })
    }

    fn describe_progress(&self, games: usize) -> String {
        format!("{games} of {} are played.", pluralize(self.games, "game"))
    }

    /// Asks the trainer to begin or to continue. The reader can't play until it answers.
    fn ask(&self, view: &mut View, step: &str) {
        let command = if step == "begin" { "begin" } else { "on" };
        let question = Request::default()
            .with("live", "trainer")
            .with("do", command)
            .with("seed", self.seed)
            .with("games", self.games);
        view.question = Some(question);
        // After a stop, the training can be continued.
        view.is_uncancellable = true;
        view.is_closed = true;
        view.send_after(0, "train", "failed".to_owned());
    }

    /// Adds the plot, the buttons and the kept fields.
    fn add_buttons(&self, view: &mut View, is_busy: bool) {
        let rounds = rounds::parse(self.rounds);
        view.plot = Some(plot(&rounds));
        view.facts.insert(0, self.describe_pupil(rounds.len()));
        let enabled = ButtonState::Enabled;
        if is_busy {
            view.add_button("train", "stop", enabled, labels::STOP);
        } else if self.seed == 0 {
            let label = labels::begin(&pluralize(self.games, "game"));
            view.add_button("train", "begin", enabled, &label);
        } else {
            view.add_button("train", "begin", enabled, labels::AGAIN);
        }
        let can_resume = ButtonState::enabled(self.is_unfinished && !is_busy);
        view.add_button("train", "on", can_resume, labels::RESUME);
        view.reserve(&[LONGEST, LONGEST_PUPIL]);
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
                pluralize(rounds, "generation"),
                pluralize(self.games / 4, "game"),
            ),
        }
    }
}

fn describe_round(round: &RoundSummary) -> String {
    let RoundSummary {
        number,
        test_error,
        rate,
        ..
    } = round;
    let (discs, hundredths) = (test_error / 100, test_error % 100);
    format!(
        "Generation {number}: it's off by {discs}.{hundredths:02} discs in games it \
         hasn't seen, and wins {rate} % of 40 games against phased."
    )
}
