use std::fmt::Write;

/// What a round of learning came to, and the match after it, in whole numbers:
/// they are all that a picture can show, and a page comes without the code for
/// others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// How many rounds there have been.
    pub number: usize,
    /// How far it was wrong about games that it learned from, in hundredths of a
    /// disc.
    pub error: i32,
    /// The same about games that it hasn't seen.
    pub test_error: i32,
    /// How many games it won, in percent.
    pub rate: i32,
}

const LEFT: i32 = 48;
const WIDTH: i32 = 336;
const HEIGHT: i32 = 96;
/// Where the errors are before the first round, in discs.
const ERRORS: [i32; 2] = [18, 24];

/// Draws how the errors fall and how the rate rises, as SVG.
pub fn plot(rounds: &[Shown]) -> String {
    let errors = rounds.iter().map(|round| round.error);
    let tests = rounds.iter().map(|round| round.test_error);
    let all = errors.clone().chain(tests.clone());
    let range = all.map(|error| [error / 100, error / 100 + 1]);
    let range = range
        .reduce(|[least, most], [low, high]| [least.min(low), most.max(high)]);
    let above = Panel {
        top: 24,
        range: range.unwrap_or(ERRORS),
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

/// A rectangle with lines in it.
struct Panel {
    top: i32,
    /// What its lower and its upper edge stand for.
    range: [i32; 2],
    /// So many parts make one of these.
    unit: i32,
}

impl Panel {
    fn frame(&self, title: &str) -> String {
        let Panel {
            top,
            range: [least, most],
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
            + &text(8, top + 12, &most.to_string())
            + &text(8, top + HEIGHT, &least.to_string())
    }

    fn line(
        &self,
        values: impl ExactSizeIterator<Item = i32>,
        style: &str,
    ) -> String {
        let [least, most] = self.range.map(|end| end * self.unit);
        let steps = values.len().max(2) as i32 - 1;
        let mut points = String::new();
        for (number, value) in values.enumerate() {
            let x = LEFT + WIDTH * number as i32 / steps;
            let below = most - value.clamp(least, most);
            let y = self.top + HEIGHT * below / (most - least);
            write!(points, "{x},{y} ").expect("a string takes it");
        }
        let points = points.trim_end();
        format!("<polyline stroke-width=\"2\" points=\"{points}\"{style}/>\n")
    }
}
