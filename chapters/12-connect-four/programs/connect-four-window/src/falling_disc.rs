use board::Square;

/// How many lines of the screen a row of the grid takes.
pub const ROW_HEIGHT: u16 = 2;

/// A disc on its way down, measured in lines of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FallingDisc {
    /// Where it comes to rest.
    pub square: Square,
    /// How far it has fallen.
    pub height: u16,
    /// How far it falls with the next tick.
    pub step: u16,
}

impl FallingDisc {
    /// A disc that begins to fall, from above the grid to this square.
    pub fn to(square: Square) -> FallingDisc {
        FallingDisc {
            square,
            height: 0,
            step: 1,
        }
    }

    /// The disc a tick later: it falls a line further with each. `None` if
    /// it has come to rest.
    pub fn fall(self) -> Option<FallingDisc> {
        let ground = (self.square.row() as u16 + 1) * ROW_HEIGHT;
        let height = self.height + self.step;
        (height < ground).then_some(FallingDisc {
            height,
            step: self.step + 1,
            ..self
        })
    }
}
