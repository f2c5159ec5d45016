use board::Square;
use end_of_game::Position;
use minimax::Game;

/// Returns the 61 positions that four moves can lead to if the first is f5. The
/// other first moves lead to the same ones, mirrored or rotated.
pub fn openings() -> Vec<Position> {
    let first = Position::start().play(Square::at(5, 4));
    let mut openings = vec![first.expect("f5 is a legal move")];
    for _ in 0..3 {
        openings = one_further(&openings);
    }
    openings
}

/// Returns the positions one move further, each once.
fn one_further(positions: &[Position]) -> Vec<Position> {
    let mut further = Vec::new();
    for position in positions {
        for mv in position.moves() {
            let after = position.after(mv);
            if !further.contains(&after) {
                further.push(after);
            }
        }
    }
    further
}
