/// One of the nine places on the board, a1 to c3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(pub(crate) u8);

impl Spot {
    /// Returns the nine spots, row by row: a1 b1 c1, a2 b2 c2, a3 b3 c3.
    pub fn all() -> impl Iterator<Item = Spot> {
        (0..9).map(Spot)
    }

    /// Returns its place in the row of nine, 0 to 8.
    pub fn index(self) -> usize {
        self.0.into()
    }
}
