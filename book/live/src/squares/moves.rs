//! The legal moves, and for any square what each direction says about it.

use board::Square;
use end_of_game::Position;

use crate::drawing::Mark;
use crate::look::{Look, around};
use crate::request::{Request, Wrong};
use crate::seen;
use crate::view::View;
use crate::words::{count, sentence};

/// A board that explains its legal moves.
pub fn view(request: &Request) -> Result<View, Wrong> {
    let position = request.position()?;
    let mut view = View::of(&position.board);
    view.see(seen::legal(&position));
    match request.chosen()? {
        Some(square) => explain(&mut view, &position, square),
        None => view.say += " Choose a square to see why, or why not.",
    }
    Ok(view)
}

fn explain(view: &mut View, position: &Position, square: Square) {
    let Position { board, to_move } = position;
    view.mark(square, Mark::Ring, "chosen");
    let looks: Vec<_> = around(board, square, *to_move).collect();
    let brackets = looks.iter().filter(|it| it.brackets).count();
    view.say = match position.play(square) {
        Ok(_) => format!(
            "{to_move} may play {square}: it brackets in {}.",
            count(brackets, "direction")
        ),
        Err(why) => sentence(&why.to_string()),
    };
    // What is occupied or off the board is no move, whatever lies around.
    if board[square] == board::Cell::Empty {
        looks.iter().for_each(|look| show(view, look));
    }
}

fn show(view: &mut View, look: &Look) {
    view.facts.push(sentence(&look.to_string()));
    if look.brackets {
        for &square in &look.run {
            view.mark(square, Mark::Flip, "bracketed");
        }
        view.mark(look.end, Mark::Bracket, "closes a bracket");
    }
}
