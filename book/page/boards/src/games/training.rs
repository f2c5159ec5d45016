//! Chapter 20's trainer in the page: it plays against itself and learns, and then
//! the reader plays against what it has learned.

use learning::Plan;
use train::{Shown, plot};

use super::computer::Match;
use super::history::AnyHistory;
use crate::english::count_of;
use crate::protocol::{ButtonState, Line, Request, RequestError, invalid};
use crate::view::View;

/// As long as any status of the training.
const LONGEST: &str = "Round 10: it's off by 20.88 discs in games it hasn't \
    seen, and wins 100 % of 40 games against phased.";
/// As long as anything that is said of the pupil.
const PUPIL: &str = "The pupil has gone through 10000 games 10 times. It looks \
    four moves ahead.";

/// What the page has kept of the training.
struct Training<'a> {
    /// How many games it learns from.
    games: usize,
    /// Another one with each training, so that no two have the same games.
    seed: u32,
    rounds: Vec<Shown>,
    weights: &'a str,
}

/// What a request asks of the training, or tells about it.
enum Event<'a> {
    Begin,
    Stop,
    /// So many games are played.
    Played(usize),
    Learned(Shown, &'a str),
    Graduated,
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

impl<'a> Training<'a> {
    fn from_request(request: &Request<'a>) -> Result<Self, RequestError> {
        let games = request.get("games")?;
        Ok(Self {
            games: games.unwrap_or(Plan::default().games),
            seed: request.get("seed")?.unwrap_or(0),
            rounds: parse_rounds(request.text("rounds").unwrap_or_default()),
            weights: request.text("weights").unwrap_or_default(),
        })
    }

    /// Goes on with the training. Says whether there's more to come.
    fn follow(&mut self, event: Event<'a>, view: &mut View) -> bool {
        let (status, question) = match event {
            Event::Begin => {
                // Somebody who never trained has the seed of the book.
                self.seed = self.seed % 1000 + 1;
                self.rounds.clear();
                self.weights = "";
                (self.played(0), Some("begin"))
            }
            Event::Played(games) => (self.played(games), Some("on")),
            Event::Learned(shown, weights) => {
                let status = describe(&shown);
                self.rounds.push(shown);
                self.weights = weights;
                (status, Some("on"))
            }
            Event::Graduated => {
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
        let mut ask = |field, value| view.add(Line::Ask { field, value });
        ask("live", "trainer".to_owned());
        ask("do", what.to_owned());
        ask("seed", self.seed.to_string());
        ask("games", self.games.to_string());
        view.close();
        view.go_on(0, "train", "failed".to_owned());
    }

    /// The plot, what can be pressed, and what the page has to keep.
    fn offer(&self, view: &mut View, is_going_on: bool) {
        view.add(Line::Plot(plot(&self.rounds)));
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
        view.keep("weights", self.weights);
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

impl<'a> Event<'a> {
    fn from_request(request: &Request<'a>) -> Result<Option<Self>, RequestError> {
        let Some(text) = request.text("train") else {
            return Ok(None);
        };
        let words: Vec<_> = text.split(' ').collect();
        let event = match words[..] {
            ["begin"] => Some(Self::Begin),
            ["stop"] => Some(Self::Stop),
            ["failed"] => Some(Self::Failed),
            ["graduated"] => Some(Self::Graduated),
            ["played", games] => games.parse().ok().map(Self::Played),
            ["learned", ref round @ .., weights] => {
                parse_round(round).map(|it| Self::Learned(it, weights))
            }
            _ => None,
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

/// A round: its number, the errors in hundredths of a disc, and how many percent
/// of the games it won.
fn parse_round(words: &[&str]) -> Option<Shown> {
    let numbers = words.iter().map(|it| it.parse::<u16>().ok());
    let numbers: Vec<_> = numbers.collect::<Option<_>>()?;
    let [number, error, test_error, rate] = numbers[..] else {
        return None;
    };
    Some(Shown {
        number: number.into(),
        error: error.into(),
        test_error: test_error.into(),
        rate: rate.into(),
    })
}

/// What the page has kept of the rounds. What makes no sense is left out.
fn parse_rounds(text: &str) -> Vec<Shown> {
    let words: Vec<_> = text.split(' ').collect();
    words.chunks(4).filter_map(parse_round).collect()
}

fn write_rounds(rounds: &[Shown]) -> String {
    let write = |it: &Shown| {
        let Shown { number, error, .. } = it;
        format!("{number} {error} {} {}", it.test_error, it.rate)
    };
    rounds.iter().map(write).collect::<Vec<_>>().join(" ")
}
