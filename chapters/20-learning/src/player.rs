use bitboards::{BitPosition, squares};
use minimax::{Evaluation, Game, POINT};
use tic_tac_toe::Rand;
use whole_games::Ply;

/// With this many empty squares or fewer, replies say what to try first.
const REPLIES: u32 = 8;

/// A player who looks ahead.
#[derive(Clone, Copy)]
pub struct Player<'a> {
    /// What it thinks of a position where the depth runs out.
    pub opinion: Evaluation<'a, BitPosition>,
    /// How many moves it looks ahead.
    pub depth: usize,
    /// With this many empty squares or fewer, it looks to the end.
    pub exact: u32,
}

impl Player<'_> {
    /// One of the best moves, drawn at random; `None` once the game is over.
    pub fn choose(&self, game: &BitPosition, rand: &mut Rand) -> Option<Ply> {
        let depth = self.depth_at(game);
        let (mut largest, mut best) = (1 - i32::MAX, Vec::new());
        for ply in Game::moves(game) {
            // A move that's as good must be seen to be.
            let window = [-i32::MAX, 1 - largest];
            let value = -self.look(game.after(ply), depth - 1, window);
            if value > largest {
                (largest, best) = (value, Vec::new());
            }
            if value == largest {
                best.push(ply);
            }
        }
        rand.pick(&best).copied()
    }

    /// How many moves it looks ahead here. Near the end that's all of them, and
    /// passes.
    fn depth_at(&self, game: &BitPosition) -> usize {
        match game.empty().count_ones() {
            empty if empty <= self.exact => 2 * empty as usize,
            _ => self.depth,
        }
    }

    /// Chapter 16's alpha-beta. Once the game is over, discs count.
    pub fn look(
        &self,
        position: BitPosition,
        depth: usize,
        [mut alpha, beta]: [i32; 2],
    ) -> i32 {
        let moves = position.moves();
        match position.result().filter(|_| moves == 0) {
            Some(discs) => return discs * POINT,
            None if depth == 0 => return (self.opinion)(&position),
            None if moves == 0 => {
                let window = [-beta, -alpha];
                return -self.look(position.passed(), depth - 1, window);
            }
            None => {}
        }
        let mut best = -i32::MAX;
        for after in self.ordered(position, depth) {
            best = best.max(-self.look(after, depth - 1, [-beta, -alpha]));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// What the moves lead to. If it pays, what's worst for the opponent comes
    /// first.
    fn ordered(&self, position: BitPosition, depth: usize) -> Vec<BitPosition> {
        let moves = squares(position.moves());
        let mut after: Vec<_> =
            moves.map(|square| position.play(square)).collect();
        match position.empty().count_ones() {
            _ if depth < 3 => {}
            0..=REPLIES => after.sort_by_key(|&position| {
                BitPosition::moves(position).count_ones()
            }),
            _ => after.sort_by_cached_key(|position| (self.opinion)(position)),
        }
        after
    }
}
