use end_of_game::Position;
use minimax::Game;
use whole_games::Ply;

/// Returns the moves of chapter 15's 61 openings: four moves, of which the
/// first is f5, that lead to different positions.
pub fn openings() -> Vec<Vec<Ply>> {
    let mut lines = vec![(Position::start(), Vec::new())];
    for number in 0..4 {
        let mut further: Vec<(Position, Vec<Ply>)> = Vec::new();
        for (position, line) in &lines {
            for ply in position.moves() {
                let after = position.after(ply);
                let is_new = further.iter().all(|line| line.0 != after);
                if is_new && (number > 0 || ply.to_string() == "f5") {
                    further.push((after, [&line[..], &[ply]].concat()));
                }
            }
        }
        lines = further;
    }
    lines.into_iter().map(|line| line.1).collect()
}
