use board::{Board, Cell, Square};

use crate::reporter::REPORTER;

/// The pseudorandom number generator SplitMix64.
///
/// The numbers are the same in every run, so that a failing check fails again. A grader
/// mixes a seed of its own into all of them, to ask other questions.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Creates a generator with this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed ^ REPORTER.request.seed)
    }

    /// Returns a number from 0 to `end` - 1.
    ///
    /// # Panics
    ///
    /// Panics if `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        (bits % end as u64) as usize
    }

    /// Returns one of these items.
    ///
    /// # Panics
    ///
    /// Panics if there are none.
    pub fn one_of<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    /// Continues a game with random moves, until `turns` moves are played or there's
    /// no legal move. `moves` returns the legal moves, and `play` plays one.
    pub fn play<G, M: Clone>(
        &mut self,
        mut game: G,
        turns: usize,
        moves: impl Fn(&G) -> Vec<M>,
        play: impl Fn(&mut G, M),
    ) -> G {
        for _ in 0..turns {
            let legal = moves(&game);
            if legal.is_empty() {
                break;
            }
            play(&mut game, self.one_of(&legal));
        }
        game
    }

    /// Returns a square that is at least `from_edge` squares away from every edge.
    pub fn square(&mut self, from_edge: i32) -> Square {
        let mut coordinate = || from_edge + self.below(8 - 2 * from_edge as usize) as i32;
        Square::at(coordinate(), coordinate())
    }
}

/// Iterates over random boards, from almost empty to full, with a mix of both colors or
/// nearly all of one. Most of them can't occur in a game, but the rules apply to all.
pub fn random_boards() -> impl Iterator<Item = Board> {
    (0..).map(|seed| random_board(&mut Random::new(seed)))
}

/// Iterates over two hundred lists of squares, each with about one square in `one_in`.
pub fn random_squares(one_in: usize) -> impl Iterator<Item = Vec<Square>> {
    let mut random = Random::new(17);
    (0..200).map(move |_| {
        Square::all()
            .filter(|_| random.below(one_in) == 0)
            .collect()
    })
}

/// Returns a board like those of [`random_boards`].
pub fn random_board(random: &mut Random) -> Board {
    let mut board = Board::empty();
    let (empty, white) = (random.below(9), random.below(9));
    for square in Square::all() {
        let cell = match (random.below(8) < empty, random.below(8) < white) {
            (true, _) => Cell::Empty,
            (false, true) => Cell::White,
            (false, false) => Cell::Black,
        };
        board.set(square, cell);
    }
    board
}
