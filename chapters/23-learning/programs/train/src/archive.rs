use bitboards::BitPosition;
use databases::{WthorGame, WthorHeader};
use minimax::Game;
use patterns::Sample;
use whole_games::Ply;

/// Returns the samples of a game of the WTHOR database, or none if it has an
/// illegal move.
pub fn samples_from(game: &WthorGame, header: &WthorHeader) -> Vec<Sample> {
    let (mut position, mut sign) = (BitPosition::start(), 1);
    let mut samples = Vec::new();
    for &ply in &game.plies {
        if !Game::moves(&position).contains(&ply) {
            return Vec::new();
        }
        let label = (sign * black_discs(game, header, position)) as f32;
        samples.push(Sample { position, label });
        (position, sign) = (position.after(ply), -sign);
        if Game::moves(&position) == [Ply::Pass] {
            (position, sign) = (position.passed(), -sign);
        }
    }
    samples
}

/// Returns by how many discs Black wins from a position. The header has the
/// number of empty squares at which games were solved. Until then, it's the
/// result with perfect play, and after that, the actual one.
fn black_discs(
    game: &WthorGame,
    header: &WthorHeader,
    position: BitPosition,
) -> i32 {
    let solved_at = if header.depth == 0 { 22 } else { header.depth };
    let is_before = position.empty().count_ones() >= u32::from(solved_at);
    let is_solved = (1..=64).contains(&game.best_score);
    let score = if is_before && is_solved {
        game.best_score
    } else {
        game.score
    };
    2 * i32::from(score) - 64
}
