use bitboards::{BitPosition, evaluate::phased, squares};
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

impl Player<'static> {
    /// A player who thinks what chapter 15's `phased` thinks.
    pub fn by_hand(depth: usize) -> Player<'static> {
        Player::new(&by_hand, depth)
    }
}

impl<'a> Player<'a> {
    /// A player with this opinion, who leaves the end to chance.
    pub fn new(
        opinion: Evaluation<'a, BitPosition>,
        depth: usize,
    ) -> Player<'a> {
        let exact = 0;
        Player {
            opinion,
            depth,
            exact,
        }
    }
}

/// Chapter 15's `phased` in eighths of a disc, if twelve points are a disc.
pub fn by_hand(position: &BitPosition) -> i32 {
    phased(position) * 8 / 12
}

impl Player<'_> {
    /// One of the best moves, drawn at random; `None` once the game is over.
    pub fn choose(&self, game: &BitPosition, rand: &mut Rand) -> Option<Ply> {
        self.best(game, rand).map(|(ply, _)| ply)
    }

    /// One of the best moves, drawn at random, and what it's worth.
    pub fn best(
        &self,
        game: &BitPosition,
        rand: &mut Rand,
    ) -> Option<(Ply, i32)> {
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
        rand.pick(&best).map(|ply| (*ply, largest))
    }

    /// How many moves it looks ahead here. Near the end that's all of them, and
    /// passes.
    fn depth_at(&self, game: &BitPosition) -> usize {
        match game.empty().count_ones() {
            empty if empty <= self.exact => 2 * empty as usize,
            _ => self.depth,
        }
    }

    /// Chapter 17's alpha-beta. Once the game is over, discs count.
    pub fn look(
        &self,
        position: BitPosition,
        depth: usize,
        window: [i32; 2],
    ) -> i32 {
        match (position.moves(), position.passed()) {
            (0, passed) if passed.moves() == 0 => {
                position.result().unwrap_or_default() * POINT
            }
            _ if depth == 0 => (self.opinion)(&position),
            (0, passed) => {
                -self.look(passed, depth - 1, [-window[1], -window[0]])
            }
            _ => self.among(position, depth, window),
        }
    }

    /// The best of the moves: the first with the whole window, and the others
    /// with a null window first, as in chapter 19.
    fn among(
        &self,
        position: BitPosition,
        depth: usize,
        [mut alpha, beta]: [i32; 2],
    ) -> i32 {
        let mut best = -i32::MAX;
        for (nth, after) in
            self.ordered(position, depth).into_iter().enumerate()
        {
            let look = |alpha: i32, beta: i32| {
                -self.look(after, depth - 1, [-beta, -alpha])
            };
            let asks_first = nth > 0 && depth > 1;
            let mut value =
                look(alpha, if asks_first { alpha + 1 } else { beta });
            if asks_first && alpha < value && value < beta {
                value = look(alpha, beta);
            }
            best = best.max(value);
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
            _ if depth < 2 => {}
            0..=REPLIES => after.sort_by_key(|&position| {
                BitPosition::moves(position).count_ones()
            }),
            _ if depth == 2 => after.sort_by_cached_key(|&position| {
                BitPosition::moves(position).count_ones()
            }),
            _ => after.sort_by_cached_key(|position| (self.opinion)(position)),
        }
        after
    }
}
