use bitboards::BitPosition;
use databases::{WthorGame, WthorHeader};
use minimax::Game;
use patterns::Sample;
use whole_games::Ply;

/// Samples from a game of the federation's archive. A game with an illegal move
/// has none.
pub fn samples_from(game: &WthorGame, header: &WthorHeader) -> Vec<Sample> {
    let (mut position, mut sign) = (BitPosition::start(), 1);
    let mut samples = Vec::new();
    for &ply in &game.plies {
        if !Game::moves(&position).contains(&ply) {
            return Vec::new();
        }
        let label = (sign * black_wins_by(game, header, position)) as f32;
        samples.push(Sample { position, label });
        (position, sign) = (position.after(ply), -sign);
        if Game::moves(&position) == [Ply::Pass] {
            (position, sign) = (position.passed(), -sign);
        }
    }
    samples
}

/// A file says with how many empty squares somebody has worked out how its games
/// would end with perfect play. Up to there, that's the result; then it's how the
/// game really ended.
fn black_wins_by(
    game: &WthorGame,
    header: &WthorHeader,
    position: BitPosition,
) -> i32 {
    let solved = if header.depth == 0 { 22 } else { header.depth };
    let is_early = position.empty().count_ones() >= u32::from(solved);
    let is_solved = (1..=64).contains(&game.best_score);
    let is_best = is_early && is_solved;
    let score = if is_best { game.best_score } else { game.score };
    2 * i32::from(score) - 64
}
