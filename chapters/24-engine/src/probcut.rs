use alpha_beta::Window;
use minimax::Stopped;
use transpositions::null_window;

/// A value, unless the search had to stop.
pub type Found = Result<i32, Stopped>;

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
static FITS: [Lines; 3] = include!("../weights/fits.txt");

/// How far the shallow search looks: half as far, as many moves by each side.
/// Whoever moves last looks better, so an odd depth says little about an even
/// one.
pub fn shallow(depth: u32) -> u32 {
    depth / 2 - (depth / 2 + depth) % 2
}

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

/// The end of the window that the value of a position is beyond, probably: a
/// shallow search is so far beyond it, by `margin` standard deviations, that the
/// deep one hardly ever comes back. `look` is what the position looks like.
///
/// This is Multi-ProbCut, from Michael Buro, *Experiments with Multi-ProbCut and a
/// new high-quality evaluation function for Othello*, 1997.
pub fn probcut(
    Window { alpha, beta }: Window,
    fit: Fit,
    margin: f64,
    look: i32,
    search: impl FnOnce(Window) -> Found,
) -> Result<Option<i32>, Stopped> {
    let is_above = look >= beta;
    let (end, side) = if is_above { (beta, 1) } else { (alpha, -1) };
    let margin = margin * fit.deviation * f64::from(side);
    let needed = (f64::from(end) + margin - fit.offset) / fit.slope;
    let needed = needed.round() as i32;
    let value = search(null_window(needed - i32::from(is_above)))?;
    Ok((value * side >= needed * side).then_some(end))
}
