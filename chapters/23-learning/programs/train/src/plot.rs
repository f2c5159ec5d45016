use std::fmt::Write;

/// The summary of a round, in integers: enough for a plot, and without the code
/// for floating-point formatting in a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundSummary {
    /// The number of the round, from 1.
    pub number: usize,
    /// The training error, in hundredths of a disc.
    pub error: i32,
    /// The validation error, in hundredths of a disc.
    pub test_error: i32,
    /// The percentage of games won.
    pub rate: i32,
}

const LEFT: i32 = 48;
const WIDTH: i32 = 336;
const HEIGHT: i32 = 96;
/// The range of errors in a plot without rounds, in discs.
const DEFAULT_ERRORS: [i32; 2] = [18, 24];

/// Plots the errors and the percentage of games won, as SVG.
pub fn plot(rounds: &[RoundSummary]) -> String {
    let errors = rounds.iter().map(|round| round.error);
    let tests = rounds.iter().map(|round| round.test_error);
    let range = errors
        .clone()
        .chain(tests.clone())
        .map(|error| [error / 100, error / 100 + 1])
        .reduce(|[min, max], [low, high]| [min.min(low), max.max(high)]);
    let above = Panel {
        top: 24,
        range: range.unwrap_or(DEFAULT_ERRORS),
        unit: 100,
    };
    let below = Panel {
        top: 156,
        range: [0, 100],
        unit: 1,
    };
    let rates = rounds.iter().map(|round| round.rate);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 264\" \
         font-family=\"sans-serif\" font-size=\"13\" fill=\"none\" \
         stroke=\"currentColor\">\n{}{}{}{}{}</svg>\n",
        above.frame("error in discs: learned from (dashed), not seen"),
        above.line(errors, " stroke-dasharray=\"5 4\""),
        above.line(tests, ""),
        below.frame("games won, in percent"),
        below.line(rates, ""),
    )
}

/// A panel of the plot: a frame with lines in it.
struct Panel {
    top: i32,
    /// The values at its lower and its upper edge.
    range: [i32; 2],
    /// So many parts make one of these.
    unit: i32,
}

impl Panel {
    fn frame(&self, title: &str) -> String {
        let Panel {
            top,
            range: [min, max],
            ..
        } = self;
        let text = |x: i32, y: i32, text: &str| {
            format!(
                "<text x=\"{x}\" y=\"{y}\" fill=\"currentColor\" \
                 stroke=\"none\">{text}</text>\n"
            )
        };
        let rect = format!(
            "<rect x=\"{LEFT}\" y=\"{top}\" width=\"{WIDTH}\" \
             height=\"{HEIGHT}\" opacity=\"0.4\"/>\n"
        );
        rect + &text(LEFT, top - 8, title)
            + &text(8, top + 12, &max.to_string())
            + &text(8, top + HEIGHT, &min.to_string())
    }

    fn line(
        &self,
        values: impl ExactSizeIterator<Item = i32>,
        style: &str,
    ) -> String {
        let [min, max] = self.range.map(|end| end * self.unit);
        let steps = values.len().max(2) as i32 - 1;
        let mut points = String::new();
        for (number, value) in values.enumerate() {
            let x = LEFT + WIDTH * number as i32 / steps;
            let below = max - value.clamp(min, max);
            let y = self.top + HEIGHT * below / (max - min);
            write!(points, "{x},{y} ").expect("writing to a string can't fail");
        }
        let points = points.trim_end();
        format!("<polyline stroke-width=\"2\" points=\"{points}\"{style}/>\n")
    }
}
