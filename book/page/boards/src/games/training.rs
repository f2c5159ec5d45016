//! Chapter 20's trainer in the page: it plays against itself and learns, and then
//! the reader plays against what it has learned.

use learning::Plan;
use train::{Shown, plot};

use super::computer::Match;
use super::history::AnyHistory;
use crate::english::count_of;
use crate::lesson::{Lesson, parse_rounds, write_rounds};
use crate::protocol::{ButtonState, Request, RequestError, invalid};
use crate::view::View;

/// As long as any status of the training.
const LONGEST: &str = "Round 10: it's off by 20.88 discs in games it hasn't \
    seen, and wins 100 % of 40 games against phased.";
/// As long as anything that is said of the pupil.
const PUPIL: &str = "The pupil has gone through 10000 games 10 times. It looks \
    four moves ahead.";

/// What the page has kept of the training.
struct Training {
    /// How many games it learns from.
    games: usize,
    /// Another one with each training, so that no two have the same games.
    seed: u32,
    rounds: Vec<Shown>,
    weights: String,
}

/// What a request asks of the training, or tells about it.
enum Event {
    Begin,
    Stop,
    Lesson(Lesson),
    /// The trainer doesn't answer.
    Failed,
}

/// A board to play on against the pupil, with what shows how it learns. The
/// trainer is in a part of the code that runs in the background, and the page asks
/// it step by step.
pub fn view(request: &Request, game: &mut dyn AnyHistory) -> Result<View, RequestError> {
    let mut training = Training::from_request(request)?;
    let event = Event::from_request(request)?;
    let mut this = Match::from_request(request, game)?;
    let (mut view, is_going_on) = match event {
        Some(event) => {
            let mut view = this.game.view();
            view.settle();
            let is_going_on = training.follow(event, &mut view);
            (view, is_going_on)
        }
        None => (this.respond(request)?, false),
    };
    training.offer(&mut view, is_going_on);
    this.offer(&mut view);
    Ok(view)
}

impl Training {
    fn from_request(request: &Request) -> Result<Self, RequestError> {
        let games = request.get("games")?;
        Ok(Self {
            games: games.unwrap_or(Plan::default().games),
            seed: request.get("seed")?.unwrap_or(0),
            rounds: parse_rounds(request.text("rounds").unwrap_or_default()),
            weights: request.text("weights").unwrap_or_default().to_owned(),
        })
    }

    /// Goes on with the training. Says whether there's more to come.
    fn follow(&mut self, event: Event, view: &mut View) -> bool {
        let (status, question) = match event {
            Event::Begin => {
                // Somebody who never trained has the seed of the book.
                self.seed = self.seed % 1000 + 1;
                self.rounds.clear();
                self.weights.clear();
                (self.played(0), Some("begin"))
            }
            Event::Lesson(Lesson::Played(games)) => (self.played(games), Some("on")),
            Event::Lesson(Lesson::Learned(shown, weights)) => {
                let status = describe(&shown);
                self.rounds.push(shown);
                self.weights = weights;
                (status, Some("on"))
            }
            Event::Lesson(Lesson::Graduated) => {
                let status = "It doesn't get any better. Now play against it.";
                (status.to_owned(), None)
            }
            Event::Stop => ("Stopped. Play against it as it is.".to_owned(), None),
            Event::Failed => {
                let status = "The trainer couldn't be loaded, or has stopped.";
                (status.to_owned(), None)
            }
        };
        view.status = status;
        if let Some(what) = question {
            self.ask(view, what);
        }
        question.is_some()
    }

    fn played(&self, games: usize) -> String {
        format!("{games} of {} are played.", count_of(self.games, "game"))
    }

    /// Asks the trainer to begin, or to go on. Until it answers, nobody plays.
    fn ask(&self, view: &mut View, what: &str) {
        let mut question = Request::from_iter([("live", "trainer"), ("do", what)]);
        question.add("seed", self.seed);
        question.add("games", self.games);
        view.question = Some(question);
        view.is_closed = true;
        view.go_on(0, "train", "failed".to_owned());
    }

    /// The plot, what can be pressed, and what the page has to keep.
    fn offer(&self, view: &mut View, is_going_on: bool) {
        view.plot = Some(plot(&self.rounds));
        view.facts.insert(0, self.describe_pupil());
        let train = match self.seed {
            0 => format!("Train, {}", count_of(self.games, "game")),
            _ => "Train another, with other games".to_owned(),
        };
        let [begin, stop] = [!is_going_on, is_going_on];
        view.add_button("train", "begin", ButtonState::shown(begin), &train);
        view.add_button("train", "stop", ButtonState::shown(stop), "Stop");
        view.reserve(&[LONGEST, PUPIL]);
        view.keep("seed", self.seed);
        view.keep("rounds", write_rounds(&self.rounds));
        view.keep("weights", &self.weights);
    }

    fn describe_pupil(&self) -> String {
        match self.rounds.len() {
            0 => "The pupil knows nothing yet: it plays at random.".to_owned(),
            rounds => format!(
                "The pupil has gone through {} {}. It looks four moves ahead.",
                count_of(self.games, "game"),
                count_of(rounds, "time"),
            ),
        }
    }
}

impl Event {
    fn from_request(request: &Request) -> Result<Option<Self>, RequestError> {
        let event = match request.text("train") {
            None => return Ok(None),
            Some("begin") => Some(Self::Begin),
            Some("stop") => Some(Self::Stop),
            Some("failed") => Some(Self::Failed),
            Some(lesson) => lesson.parse().ok().map(Self::Lesson),
        };
        let unclear = "this is nothing that the trainer would say";
        event.map(Some).ok_or(unclear).map_err(invalid("train"))
    }
}

fn describe(shown: &Shown) -> String {
    let Shown {
        number,
        test_error,
        rate,
        ..
    } = shown;
    let (discs, hundredths) = (test_error / 100, test_error % 100);
    format!(
        "Round {number}: it's off by {discs}.{hundredths:02} discs in games it \
         hasn't seen, and wins {rate} % of 40 games against phased."
    )
}
