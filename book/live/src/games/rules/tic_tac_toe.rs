//! Tic-tac-toe, by the rules of chapter 9.

use minimax::Considered;
use tic_tac_toe::{Analysis, Game, LINES, Level, Mark, Spot, analyse, lines};

use super::Rules;
use crate::drawing::{self, Drawing, Place};
use crate::games::record::Record;
use crate::request::{Request, Wrong};
use crate::view::View;

impl From<Spot> for Place {
    fn from(spot: Spot) -> Self {
        let index = spot.index() as i32;
        Self {
            column: index % 3,
            row: index / 3,
        }
    }
}

impl Rules for Game {
    const SIDES: [&'static str; 2] = ["X", "O"];

    fn given(request: &Request) -> Result<Self, Wrong> {
        Ok(request.get("position")?.unwrap_or_default())
    }

    fn read(text: &str) -> Result<Vec<Spot>, Wrong> {
        let signs: Vec<_> =
            text.split_whitespace().flat_map(str::chars).collect();
        let names = signs.chunks(2).map(|it| it.iter().collect::<String>());
        names.map(|name| Ok(name.parse()?)).collect()
    }

    fn chosen(cell: usize) -> Result<Spot, Wrong> {
        Ok(Spot::all().nth(cell).ok_or("there are nine spots")?)
    }

    fn try_move(&self, spot: Spot) -> Result<Self, Wrong> {
        let mut after = *self;
        after.play(spot)?;
        Ok(after)
    }

    fn side(&self) -> usize {
        self.to_move() as usize
    }

    fn view(record: &Record<Self>) -> View {
        let game = record.position();
        let names = Spot::all().map(|it| match game.at(it) {
            Some(mark) => format!("{it}, {mark}"),
            None => format!("{it}, empty"),
        });
        let mut view = View::new(draw(game), names.collect());
        if let Some((before, spot)) = record.latest() {
            view.say = format!("{} plays {spot}. ", before.to_move());
        }
        view.say += &turn(game);
        for spot in won(game).flatten() {
            let ring = drawing::Mark::Ring;
            view.mark_place(spot.into(), ring, "three in a row");
        }
        view
    }

    /// With the chapter's own search, which takes its moves back. It counts
    /// the positions of all moves together.
    fn consider(&self, level: Level) -> Vec<Considered<Spot>> {
        let Analysis { values, positions } =
            analyse(self, level.depth(), lines);
        let counts = [positions].into_iter().chain(std::iter::repeat(0));
        let considered = values.into_iter().zip(counts);
        considered
            .map(|((its_move, value), positions)| Considered {
                its_move,
                value,
                positions,
            })
            .collect()
    }

    /// As the chapter counts.
    fn worth(value: i32) -> String {
        value.to_string()
    }
}

fn draw(game: &Game) -> Drawing {
    let on = |mark| {
        let spots = Spot::all().filter(move |&it| game.at(it) == Some(mark));
        spots.map(Place::from).collect()
    };
    Drawing {
        columns: 3,
        rows: 3,
        crosses: on(Mark::X),
        noughts: on(Mark::O),
        ..Drawing::default()
    }
}

fn turn(game: &Game) -> String {
    match game.winner() {
        Some(winner) => format!("The game is over: {winner} wins."),
        None if game.is_over() => "The game is over: a draw.".to_owned(),
        None => format!("{} to move.", game.to_move()),
    }
}

/// The lines that somebody has completed.
pub fn won(game: &Game) -> impl Iterator<Item = [Spot; 3]> {
    let spot = |place| Spot::all().nth(place);
    let lines = LINES.iter().filter_map(move |&[one, two, three]| {
        Some([spot(one)?, spot(two)?, spot(three)?])
    });
    lines.filter(|line| {
        let [first, ..] = line.map(|it| game.at(it));
        first.is_some() && line.iter().all(|&it| game.at(it) == first)
    })
}
