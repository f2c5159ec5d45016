//! The board `shift`: the masks of the bitboard algorithm that finds the moves in one
//! direction, step by step.

use bitboards::{BitPosition, squares, step};
use directions::Direction;
use end_of_game::Position;

use crate::describe;
use crate::drawing::Mark;
use crate::english::join_and;
use crate::games::navigation;
use crate::labels::shift as labels;
use crate::protocol::{Request, RequestError};
use crate::view::View;

use super::add_direction_buttons;

/// A mask of the algorithm and its description.
struct Stage {
    description: String,
    mask: u64,
}

/// Returns the view of a board `shift`.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let position = request.position()?;
    let direction = request.get("direction")?.unwrap_or(Direction::East);
    let stages = stages(&position, direction);
    // A change of the direction keeps the number of the step.
    let last = stages.len() - 1;
    let index = navigation::index(request, "step", 0, last)?;
    let mut view = View::from_board(&position.board);
    show(&mut view, &stages[index]);
    let longest = stages.iter().map(Stage::sentence).max_by_key(String::len);
    view.reserve(&[&longest.unwrap_or_default(), &format_mask(0)]);
    add_direction_buttons(&mut view, direction);
    let targets = [("back", labels::BACK), ("forward", labels::NEXT)];
    navigation::add_buttons(&mut view, index, last, &targets);
    view.keep("direction", direction);
    view.keep("step", index);
    view.is_closed = true;
    Ok(view)
}

/// Returns the masks of the loop that shifts until no disc of the opponent is left.
fn stages(position: &Position, direction: Direction) -> Vec<Stage> {
    let bits = BitPosition::from(position);
    let own = describe::color(position.to_move);
    let opponent = describe::color(position.to_move.opponent());
    let mut stages = vec![Stage {
        description: format!("All {own} discs"),
        mask: bits.own,
    }];
    let (mut front, mut runs) = (bits.own, 0);
    while front != 0 {
        let shifted = step(front, direction);
        front = shifted & bits.opponent;
        runs |= front;
        stages.push(Stage {
            description: format!("Shifted {direction}"),
            mask: shifted,
        });
        stages.push(Stage {
            description: format!("Of these, the {opponent} discs"),
            mask: front,
        });
    }
    stages.push(Stage {
        description: "Beyond all of those and empty, so legal".to_owned(),
        mask: step(runs, direction) & bits.empty(),
    });
    stages
}

impl Stage {
    fn sentence(&self) -> String {
        let names = describe::names_in_order(squares(self.mask));
        match &names[..] {
            [] => format!("{}: none.", self.description),
            names => format!("{}: {}.", self.description, join_and(names)),
        }
    }
}

fn show(view: &mut View, stage: &Stage) {
    for square in squares(stage.mask) {
        view.mark(square, Mark::Ring, "1");
    }
    view.status = stage.sentence();
    view.facts.push(format_mask(stage.mask));
}

/// Formats the bits of a mask row by row, from a1 to h8.
fn format_mask(mask: u64) -> String {
    let rows = mask
        .to_le_bytes()
        .map(|row| format!("{:08b}", row.reverse_bits()));
    rows.join(" ")
}
