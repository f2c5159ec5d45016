//! Given: copied by `begin`, not typed.

/// A linear fit that predicts the result of a deep search from that of a
/// shallow one: `slope * shallow + offset`, in eighths of a disc.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fit {
    /// The change of the deep value per unit of the shallow value.
    pub slope: f64,
    /// The deep value predicted for a shallow value of 0.
    pub offset: f64,
    /// The standard deviation of the deep value from the prediction.
    pub deviation: f64,
}

/// The minimum depth for ProbCut: below it, a cut saves less than it costs.
pub const MIN_PROBCUT_DEPTH: u32 = 3;

/// The maximum depth with a fit of its own. Deeper searches use the same fit.
pub const MAX_PROBCUT_DEPTH: u32 = 10;

/// The fits of one phase of the game, by depth from `MIN_PROBCUT_DEPTH`: slope
/// in hundredths, offset and deviation in tenths.
type PhaseFits =
    [[i16; 3]; (MAX_PROBCUT_DEPTH - MIN_PROBCUT_DEPTH + 1) as usize];

/// The fits of three phases, as printed by `cargo bench -p engine --bench
/// fits`.
static FITS: [PhaseFits; 3] = [
    [
        [102, -7, 186],
        [100, -6, 153],
        [104, -10, 243],
        [103, 2, 219],
        [105, 13, 198],
        [105, 8, 183],
        [106, 31, 222],
        [107, 15, 199],
    ],
    [
        [104, 8, 213],
        [102, 28, 202],
        [105, 24, 292],
        [102, 36, 280],
        [103, 12, 241],
        [102, 4, 206],
        [105, 18, 270],
        [103, -11, 234],
    ],
    [
        [101, 4, 264],
        [100, 24, 231],
        [102, 20, 344],
        [102, 34, 323],
        [103, 13, 321],
        [102, 13, 316],
        [104, 10, 386],
        [103, 46, 365],
    ],
];

/// Returns the fit for a search to `depth` with this many `empty` squares.
pub fn fit(depth: u32, empty: u32) -> Fit {
    let phase = match empty {
        40.. => 0,
        26.. => 1,
        _ => 2,
    };
    let row = depth.min(MAX_PROBCUT_DEPTH) - MIN_PROBCUT_DEPTH;
    let [slope, offset, deviation] = FITS[phase][row as usize].map(f64::from);
    Fit {
        slope: slope / 100.0,
        offset: offset / 10.0,
        deviation: deviation / 10.0,
    }
}
