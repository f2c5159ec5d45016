//! Tic-tac-toe, by the rules of chapter 13.

use minimax::ScoredMove;
use tic_tac_toe::{Analysis, LINES, Level, Mark, Spot, TicTacToe, analyze, lines};

use super::board_game::{BoardGame, describe_turn, parse_names};
use crate::drawing::{self, Drawing, Place};
use crate::protocol::{Request, RequestError, illegal, invalid};
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

impl BoardGame for TicTacToe {
    const SIDES: [&'static str; 2] = ["X", "O"];
    const HALF_WON: i32 = 250;
    const ROOM: &'static [&'static str] = &["X plays c3. O to move. The computer is thinking."];

    const SEES: &'static [&'static str] = &[
        "Easy looks three moves ahead.",
        "Medium looks five moves ahead.",
        "Hard looks nine moves ahead, and that's always the end.",
    ];

    fn from_request(request: &Request) -> Result<Self, RequestError> {
        Ok(request.get("position")?.unwrap_or_default())
    }

    fn parse_moves(text: &str) -> Result<Vec<Spot>, RequestError> {
        parse_names(text, 2)
    }

    fn move_at_cell(cell: usize) -> Result<Spot, RequestError> {
        let spot = Spot::all().nth(cell);
        spot.ok_or_else(|| invalid("there are nine spots"))
    }

    fn try_move(&self, spot: Spot) -> Result<Self, RequestError> {
        let mut after = *self;
        after.play(spot).map_err(illegal)?;
        Ok(after)
    }

    fn side_to_move(&self) -> usize {
        self.to_move() as usize
    }

    fn place_of(&self, spot: Spot) -> Option<Place> {
        Some(spot.into())
    }

    fn moves_left(&self) -> usize {
        Spot::all().filter(|&spot| self.at(spot).is_none()).count()
    }

    fn view(&self, latest: Option<(Self, Spot)>) -> View {
        let names = Spot::all().map(|spot| match self.at(spot) {
            Some(mark) => format!("{spot}, {mark}"),
            None => format!("{spot}, empty"),
        });
        let mut view = View::new(draw(self), names.collect());
        if let Some((before, spot)) = latest {
            view.status = format!("{} plays {spot}. ", before.to_move());
            let ring = drawing::Mark::Ring;
            view.mark_place(spot.into(), ring, "last move");
        }
        view.status += &describe_turn(self.to_move(), self.winner(), self.is_over());
        for spot in winning_lines(self).flatten() {
            let corners = drawing::Mark::Bracket;
            view.mark_place(spot.into(), corners, "three in a row");
        }
        view
    }

    /// With the chapter's own search, which takes its moves back. It counts
    /// the positions of all moves together.
    fn consider(&self, _: Level, depth: usize) -> Vec<ScoredMove<Spot>> {
        let Analysis { values, positions } = analyze(self, depth, lines);
        let counts = [positions].into_iter().chain(std::iter::repeat(0));
        let considered = values.into_iter().zip(counts);
        considered
            .map(|((mv, value), positions)| ScoredMove {
                mv,
                value,
                positions,
            })
            .collect()
    }

    /// As the chapter's program says it.
    fn describe_value(value: i32) -> String {
        tic_tac_toe::describe_value(value)
    }
}

fn draw(game: &TicTacToe) -> Drawing {
    let on = |mark| {
        let spots = Spot::all().filter(move |&spot| game.at(spot) == Some(mark));
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

/// The lines that someone has completed.
pub fn winning_lines(game: &TicTacToe) -> impl Iterator<Item = [Spot; 3]> {
    let spot = |place| Spot::all().nth(place);
    let lines = LINES
        .iter()
        .filter_map(move |&[one, two, three]| Some([spot(one)?, spot(two)?, spot(three)?]));
    lines.filter(|line| {
        let [first, ..] = line.map(|spot| game.at(spot));
        first.is_some() && line.iter().all(|&spot| game.at(spot) == first)
    })
}
