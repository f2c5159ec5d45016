use directions::Direction;

const COLUMN_A: u64 = 0x0101_0101_0101_0101;
const COLUMN_H: u64 = COLUMN_A << 7;

/// Moves every square of the mask one step in this direction. Those
/// that step off the board are gone.
pub const fn step(mask: u64, direction: Direction) -> u64 {
    match direction {
        Direction::North => mask >> 8,
        Direction::NorthEast => (mask & !COLUMN_H) >> 7,
        Direction::East => (mask & !COLUMN_H) << 1,
        Direction::SouthEast => (mask & !COLUMN_H) << 9,
        Direction::South => mask << 8,
        Direction::SouthWest => (mask & !COLUMN_A) << 7,
        Direction::West => (mask & !COLUMN_A) >> 1,
        Direction::NorthWest => (mask & !COLUMN_A) >> 9,
    }
}
