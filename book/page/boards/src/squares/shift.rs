//! Shift a color's discs step by step, until they've found its moves in one
//! direction.

use bitboards::{BitPosition, squares, step};
use directions::Direction;
use end_of_game::Position;

use crate::describe;
use crate::drawing::Mark;
use crate::english::join_and;
use crate::games::navigation;
use crate::protocol::{Request, RequestError};
use crate::view::View;

use super::add_direction_buttons;

/// A mask on the way, and how it came about.
struct Stage {
    what: String,
    mask: u64,
}

/// A board whose discs shift.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let position = request.position()?;
    let direction = request.get("direction")?.unwrap_or(Direction::East);
    let stages = stages(&position, direction);
    // In another direction it's the same number of shifts.
    let last = stages.len() - 1;
    let at = navigation::place(request, "step", 0, last)?;
    let mut view = View::of(&position.board);
    show(&mut view, &stages[at]);
    let longest = stages.iter().map(Stage::sentence).max_by_key(String::len);
    view.reserve(&[&longest.unwrap_or_default(), &binary(0)]);
    add_direction_buttons(&mut view, direction);
    let ways = [("back", "Back, one shift"), ("forward", "Next, one shift")];
    navigation::add_buttons(&mut view, at, last, &ways);
    view.keep("direction", direction);
    view.keep("step", at);
    view.is_closed = true;
    Ok(view)
}

/// The masks that the honest loop goes through.
fn stages(position: &Position, way: Direction) -> Vec<Stage> {
    let bits = BitPosition::from(position);
    let [own, opponent] = [position.to_move, position.to_move.opponent()].map(describe::color);
    let mut stages = vec![Stage {
        what: format!("All {own} discs"),
        mask: bits.own,
    }];
    let (mut front, mut runs) = (bits.own, 0);
    while front != 0 {
        let shifted = step(front, way);
        front = shifted & bits.opponent;
        runs |= front;
        stages.push(Stage {
            what: format!("Shifted {way}"),
            mask: shifted,
        });
        let what = format!("Of these, the {opponent} discs");
        stages.push(Stage { what, mask: front });
    }
    let what = "Beyond all of those and empty, so legal".to_owned();
    stages.push(Stage {
        what,
        mask: step(runs, way) & bits.empty(),
    });
    stages
}

impl Stage {
    fn sentence(&self) -> String {
        let names = describe::names_in_order(squares(self.mask));
        match &names[..] {
            [] => format!("{}: none.", self.what),
            names => format!("{}: {}.", self.what, join_and(names)),
        }
    }
}

fn show(view: &mut View, stage: &Stage) {
    for square in squares(stage.mask) {
        view.mark(square, Mark::Ring, "1");
    }
    view.status = stage.sentence();
    view.facts.push(binary(stage.mask));
}

/// The mask's bits as they lie on the board, row by row: a1 is first, h8 last.
fn binary(mask: u64) -> String {
    let rows = mask
        .to_le_bytes()
        .map(|row| format!("{:08b}", row.reverse_bits()));
    rows.join(" ")
}
