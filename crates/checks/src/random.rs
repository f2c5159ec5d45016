use board::{Board, Cell, Square};

use crate::reporter::REPORTER;

/// Numbers that look random and are the same in every run, so that a check
/// which fails once fails again: the generator SplitMix64. A grader asks other
/// questions, which begin with another seed.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers that begin with this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed ^ REPORTER.request.seed)
    }

    /// A number from 0 to `end` - 1.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        (bits % end as u64) as usize
    }

    /// One of these.
    pub fn one_of<T: Clone>(&mut self, these: &[T]) -> T {
        these[self.below(these.len())].clone()
    }

    /// Goes on with a game by chance, for this many moves or until there's none.
    pub fn play<G, M: Clone>(
        &mut self,
        mut game: G,
        turns: usize,
        moves: impl Fn(&G) -> Vec<M>,
        play: impl Fn(&mut G, M),
    ) -> G {
        for _ in 0..turns {
            match moves(&game) {
                none if none.is_empty() => break,
                moves => play(&mut game, self.one_of(&moves)),
            }
        }
        game
    }

    /// A square so far from the edge, or farther.
    pub fn square(&mut self, from_edge: i32) -> Square {
        let mut place = || from_edge + self.below(8 - 2 * from_edge as usize) as i32;
        Square::at(place(), place())
    }
}

/// Boards with discs anywhere, full ones and almost empty ones, of both colors
/// or nearly of one. Most of them can't happen in a game, but the rules apply
/// to all.
pub fn random_boards() -> impl Iterator<Item = Board> {
    (0..).map(|seed| random_board(&mut Random::new(seed)))
}

/// Two hundred lists of squares, each with about one square in `one_in`.
pub fn random_squares(one_in: usize) -> impl Iterator<Item = Vec<Square>> {
    let mut random = Random::new(17);
    (0..200).map(move |_| {
        let is_in = |_: &Square| random.below(one_in) == 0;
        Square::all().filter(is_in).collect()
    })
}

/// Any of these boards.
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
