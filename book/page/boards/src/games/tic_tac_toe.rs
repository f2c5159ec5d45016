//! Tic-tac-toe on a board, with the rules and the search of chapter 13.

use minimax::ScoredMove;
use tic_tac_toe::{Analysis, LINES, Level, Mark, Spot, TicTacToe, analyze, lines};

use super::board_game::{BoardGame, describe_turn, parse_names};
use crate::drawing::{self, Coord, Drawing};
use crate::labels;
use crate::protocol::{Request, RequestError, illegal, invalid};
use crate::view::View;

impl From<Spot> for Coord {
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
    const LONGEST_TEXTS: &'static [&'static str] =
        &["X plays c3. O to move. The computer is thinking."];

    const LEVEL_DESCRIPTIONS: &'static [&'static str] = &labels::computer::TIC_TAC_TOE_LEVELS;

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

    fn move_coord(&self, spot: Spot) -> Option<Coord> {
        Some(spot.into())
    }

    fn moves_left(&self) -> usize {
        Spot::all().filter(|&spot| self.at(spot).is_none()).count()
    }

    fn view(&self, last_move: Option<(Self, Spot)>) -> View {
        let names = Spot::all().map(|spot| match self.at(spot) {
            Some(mark) => format!("{spot}, {mark}"),
            None => format!("{spot}, empty"),
        });
        let mut view = View::new(draw(self), names.collect());
        if let Some((before, spot)) = last_move {
            view.status = format!("{} plays {spot}. ", before.to_move());
            let ring = drawing::Mark::Ring;
            view.mark_cell(spot.into(), ring, "last move");
        }
        view.status += &describe_turn(self.to_move(), self.winner(), self.is_over());
        for spot in winning_lines(self).flatten() {
            let corners = drawing::Mark::Bracket;
            view.mark_cell(spot.into(), corners, "three in a row");
        }
        view
    }

    /// Evaluates the moves with chapter 13's own search. It only counts the positions of
    /// all moves together, which are attributed to the first move.
    fn analyze_moves(&self, _: Level, depth: usize) -> Vec<ScoredMove<Spot>> {
        let Analysis { values, positions } = analyze(self, depth, lines);
        values
            .into_iter()
            .enumerate()
            .map(|(index, (mv, value))| ScoredMove {
                mv,
                value,
                positions: if index == 0 { positions } else { 0 },
            })
            .collect()
    }

    fn describe_value(value: i32) -> String {
        tic_tac_toe::describe_value(value)
    }
}

fn draw(game: &TicTacToe) -> Drawing {
    let on = |mark| {
        let spots = Spot::all().filter(move |&spot| game.at(spot) == Some(mark));
        spots.map(Coord::from).collect()
    };
    Drawing {
        columns: 3,
        rows: 3,
        crosses: on(Mark::X),
        noughts: on(Mark::O),
        ..Drawing::default()
    }
}

/// Returns the completed lines.
pub fn winning_lines(game: &TicTacToe) -> impl Iterator<Item = [Spot; 3]> {
    let spot = |index| Spot::all().nth(index);
    LINES
        .iter()
        .filter_map(move |&[one, two, three]| Some([spot(one)?, spot(two)?, spot(three)?]))
        .filter(|line| {
            let first = game.at(line[0]);
            first.is_some() && line.iter().all(|&spot| game.at(spot) == first)
        })
}
