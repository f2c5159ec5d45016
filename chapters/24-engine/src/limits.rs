/// When an engine must be done.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many moves it looks ahead at most. The end of the game may be nine
    /// further away.
    pub depth: u32,
    /// How many positions it looks at. It may be a thousand more.
    pub positions: u64,
    /// Whether it must stop. It asks once every 1,024 positions.
    pub must_stop: &'a dyn Fn() -> bool,
}

impl Limits<'_> {
    /// It may think until the game is solved.
    pub const NONE: Limits<'static> = Limits {
        depth: 64,
        positions: u64::MAX,
        must_stop: &|| false,
    };

    /// It may look `depth` moves ahead.
    pub fn depth(depth: u32) -> Limits<'static> {
        Limits {
            depth,
            ..Limits::NONE
        }
    }

    /// It may look at `positions` positions.
    pub fn positions(positions: u64) -> Limits<'static> {
        Limits {
            positions,
            ..Limits::NONE
        }
    }
}

impl<'a> Limits<'a> {
    /// The same limits, and it must stop when it's told.
    pub fn until<'b>(self, must_stop: &'b dyn Fn() -> bool) -> Limits<'b>
    where
        'a: 'b,
    {
        Limits { must_stop, ..self }
    }
}
