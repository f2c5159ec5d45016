use bitboards::{BitPosition, evaluate::phased, squares};
use minimax::{Evaluation, Game, POINT};
use tic_tac_toe::Rand;
use whole_games::Ply;

/// Larger than any score.
const INFINITY: i32 = i32::MAX;

/// With at most this many empty squares, moves are ordered by their replies.
const REPLY_ORDER_EMPTIES: u32 = 8;

/// A player that searches to a fixed depth.
#[derive(Clone, Copy)]
pub struct Player<'a> {
    /// The static evaluation.
    pub evaluation: Evaluation<'a, BitPosition>,
    /// The depth in plies.
    pub depth: usize,
    /// With at most this many empty squares, it searches to the end.
    pub exact: u32,
}

impl Player<'static> {
    /// Creates a player with chapter 15's evaluation, `phased`.
    pub fn by_hand(depth: usize) -> Player<'static> {
        Player::new(&by_hand, depth)
    }
}

impl<'a> Player<'a> {
    /// Creates a player that doesn't search to the end.
    pub fn new(
        evaluation: Evaluation<'a, BitPosition>,
        depth: usize,
    ) -> Player<'a> {
        let exact = 0;
        Player {
            evaluation,
            depth,
            exact,
        }
    }
}

/// Returns chapter 15's `phased` in eighths of a disc, at twelve points a disc.
pub fn by_hand(position: &BitPosition) -> i32 {
    phased(position) * 8 / 12
}

impl Player<'_> {
    /// Returns a random one of the best moves, or `None` if the game is over.
    pub fn choose(&self, game: &BitPosition, rand: &mut Rand) -> Option<Ply> {
        self.best_move(game, rand).map(|(ply, _)| ply)
    }

    /// Returns a random one of the best moves with its score.
    pub fn best_move(
        &self,
        game: &BitPosition,
        rand: &mut Rand,
    ) -> Option<(Ply, i32)> {
        let depth = self.depth_at(game);
        let (mut largest, mut best) = (1 - INFINITY, Vec::new());
        for ply in Game::moves(game) {
            // Equal scores must be exact, too, so alpha is one lower.
            let window = [-INFINITY, 1 - largest];
            let value = -self.search(game.after(ply), depth - 1, window);
            if value > largest {
                (largest, best) = (value, Vec::new());
            }
            if value == largest {
                best.push(ply);
            }
        }
        rand.pick(&best).map(|ply| (*ply, largest))
    }

    /// Returns the depth for a position. Near the end, it's enough for all
    /// moves and passes.
    fn depth_at(&self, game: &BitPosition) -> usize {
        match game.empty().count_ones() {
            empty if empty <= self.exact => 2 * empty as usize,
            _ => self.depth,
        }
    }

    /// Returns the score of a position by alpha-beta search.
    pub fn search(
        &self,
        position: BitPosition,
        depth: usize,
        window: [i32; 2],
    ) -> i32 {
        match (position.moves(), position.passed()) {
            (0, passed) if passed.moves() == 0 => {
                position.result().unwrap_or_default() * POINT
            }
            _ if depth == 0 => (self.evaluation)(&position),
            (0, passed) => {
                -self.search(passed, depth - 1, [-window[1], -window[0]])
            }
            _ => self.search_moves(position, depth, window),
        }
    }

    /// Searches the moves by principal variation search, as in chapter 19.
    fn search_moves(
        &self,
        position: BitPosition,
        depth: usize,
        [mut alpha, beta]: [i32; 2],
    ) -> i32 {
        let mut best = -INFINITY;
        let children = self.order_moves(position, depth);
        for (nth, after) in children.into_iter().enumerate() {
            let search = |alpha: i32, beta: i32| {
                -self.search(after, depth - 1, [-beta, -alpha])
            };
            let is_null = nth > 0 && depth > 1;
            let end = if is_null { alpha + 1 } else { beta };
            let mut value = search(alpha, end);
            if is_null && alpha < value && value < beta {
                value = search(alpha, beta);
            }
            best = best.max(value);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Returns the positions after the moves, the worst for the opponent first.
    fn order_moves(
        &self,
        position: BitPosition,
        depth: usize,
    ) -> Vec<BitPosition> {
        let mut after: Vec<_> = squares(position.moves())
            .map(|square| position.play(square))
            .collect();
        match position.empty().count_ones() {
            _ if depth < 2 => {}
            0..=REPLY_ORDER_EMPTIES => after.sort_by_key(|&position| {
                BitPosition::moves(position).count_ones()
            }),
            _ if depth == 2 => after.sort_by_cached_key(|&position| {
                BitPosition::moves(position).count_ones()
            }),
            _ => after.sort_by_cached_key(|child| (self.evaluation)(child)),
        }
        after
    }
}
