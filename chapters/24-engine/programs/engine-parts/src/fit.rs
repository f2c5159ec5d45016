/// How a shallow search predicts what a deeper one says: slope times the shallow
/// value, plus an offset. Values are in eighths of a disc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// What an eighth of a disc in the shallow value makes in the deep one.
    pub slope: f64,
    /// What the deep value is if the shallow one is 0.
    pub offset: f64,
    /// How far the deep value is from the prediction: the standard deviation.
    pub deviation: f64,
}

/// With fewer moves to look ahead, a cut saves less than it costs.
pub const PROBCUT_FROM: u32 = 3;

/// The deepest search that has a line of its own.
pub const PROBCUT_TO: u32 = 10;

/// The lines of one part of the game: for 3 moves ahead, for 4, and so on. Each has
/// hundredths of the slope, and tenths of the offset and of the deviation.
type Lines = [[i16; 3]; (PROBCUT_TO - PROBCUT_FROM + 1) as usize];

/// What `cargo bench -p engine --bench fits` has found for three parts of the game.
static FITS: [Lines; 3] = include!("fits.txt");

/// The fit for a search that looks `depth` moves ahead with this many `empty`
/// squares.
pub fn fit(depth: u32, empty: u32) -> Fit {
    let part = match empty {
        40.. => 0,
        26.. => 1,
        _ => 2,
    };
    let depth = depth.min(PROBCUT_TO) - PROBCUT_FROM;
    let [slope, offset, deviation] = FITS[part][depth as usize].map(f64::from);
    Fit {
        slope: slope / 100.0,
        offset: offset / 10.0,
        deviation: deviation / 10.0,
    }
}
