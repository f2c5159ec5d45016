use board::Square;

/// The height of a row of the grid, in screen lines.
pub const ROW_HEIGHT: u16 = 2;

/// A falling disc, measured in screen lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FallingDisc {
    /// The square where it lands.
    pub square: Square,
    /// The distance that it has fallen.
    pub height: u16,
    /// The distance that it falls with the next tick.
    pub step: u16,
}

impl FallingDisc {
    /// Creates a disc above the grid that falls to this square.
    pub fn new(square: Square) -> FallingDisc {
        FallingDisc {
            square,
            height: 0,
            step: 1,
        }
    }

    /// Returns the disc one tick later, one line per tick faster; `None` if it
    /// has landed.
    pub fn fall(self) -> Option<FallingDisc> {
        let landing_height = (self.square.row() as u16 + 1) * ROW_HEIGHT;
        let height = self.height + self.step;
        (height < landing_height).then_some(FallingDisc {
            height,
            step: self.step + 1,
            ..self
        })
    }
}
