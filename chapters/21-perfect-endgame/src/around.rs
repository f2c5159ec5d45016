use bitboards::BitPosition;
use board::Square;

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The squares beside those of a mask, in all eight directions.
#[inline]
pub const fn around(mask: u64) -> u64 {
    let row = mask | mask << 1 & NOT_A | mask >> 1 & NOT_H;
    (row | row << 8 | row >> 8) & !mask
}

/// The squares around each square.
static NEIGHBORS: [u64; 64] = {
    let mut neighbors = [0; 64];
    let mut square = 0;
    while square < 64 {
        neighbors[square] = around(1 << square);
        square += 1;
    }
    neighbors
};

/// What a disc there flips: nothing if the opponent has none beside it.
#[inline]
pub fn quick_flips(position: BitPosition, square: Square) -> u64 {
    match NEIGHBORS[square.index() % 64] & position.opponent {
        0 => 0,
        _ => position.flips(square),
    }
}
