use bitboards::BitPosition;
use board::Square;

use crate::BoardShape;

/// Places the last disc, if it's legal for the side to move or its opponent,
/// and counts.
#[inline]
pub fn last_one(
    shape: &BoardShape,
    position: BitPosition,
    square: Square,
) -> i32 {
    let own = position.own.count_ones() as i32;
    let mine = last_flips(position.own, square);
    if mine > 0 {
        return 2 * (own + mine + 1) - shape.size();
    }
    match last_flips(position.opponent, square) {
        0 => shape.result(position),
        theirs => 2 * (own - theirs) - shape.size(),
    }
}

/// How many discs turn over when the last empty square gets a disc. Every other
/// square is taken, so what isn't ours is the opponent's.
#[inline]
pub fn last_flips(own: u64, square: Square) -> i32 {
    let (column, row) = (square.index() % 8, square.index() / 8 % 8);
    let [rising, falling] = DIAGONALS[square.index() % 64];
    let flips = flips_in_line(column, own >> (8 * row) & 0xff)
        + flips_in_line(
            row,
            (own >> column & COLUMN_A).wrapping_mul(COLUMN_TO_ROW) >> 56,
        )
        + flips_in_line(column, (own & rising).wrapping_mul(COLUMN_A) >> 56)
        + flips_in_line(column, (own & falling).wrapping_mul(COLUMN_A) >> 56);
    flips.into()
}

#[inline]
fn flips_in_line(place: usize, own: u64) -> u8 {
    FLIPS[place][own as usize % 256]
}

const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_TO_ROW: u64 = 0x0102_0408_1020_4080;

/// What turns over in a line of eight, for each place of the new disc and each
/// set of our discs.
static FLIPS: [[u8; 256]; 8] = {
    let mut flips = [[0; 256]; 8];
    let mut entry = 0;
    while entry < 8 * 256 {
        let (place, own) = (entry / 256, entry % 256);
        flips[place][own] =
            run(place as i32, own, 1) + run(place as i32, own, -1);
        entry += 1;
    }
    flips
};

/// How many discs are between this place and our next disc, if there's one.
const fn run(place: i32, own: usize, step: i32) -> u8 {
    let mut length = 0;
    let mut next = place + step;
    while next >= 0 && next < 8 {
        if own >> next & 1 == 1 {
            return length;
        }
        length += 1;
        next += step;
    }
    0
}

/// The two diagonals through each square.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut diagonals = [[0; 2]; 64];
    let mut pair = 0;
    while pair < 64 * 64 {
        let (square, other) = (pair / 64, pair % 64);
        let (columns, rows) = (
            (other % 8) as i32 - (square % 8) as i32,
            (other / 8) as i32 - (square / 8) as i32,
        );
        if columns == rows {
            diagonals[square][0] |= 1 << other;
        }
        if columns == -rows {
            diagonals[square][1] |= 1 << other;
        }
        pair += 1;
    }
    diagonals
};
