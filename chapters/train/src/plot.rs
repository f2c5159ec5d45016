use std::fmt::Write;

use learning::Round;

/// A round of learning, and the match after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shown {
    /// How far it was wrong.
    pub round: Round,
    /// How many games it won, in percent.
    pub rate: f64,
}

const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 120.0;

/// Draws how the errors fall and how the rate rises, as SVG.
pub fn plot(rounds: &[Shown]) -> String {
    let errors = rounds.iter().map(|it| it.round.error);
    let tests = rounds.iter().map(|it| it.round.test_error);
    let all = errors.clone().chain(tests.clone());
    let (least, most) = all.fold((f64::MAX, 0.0), |(least, most), it| {
        (it.min(least), it.max(most))
    });
    let above = Panel {
        top: 24.0,
        range: [least.floor(), most.ceil()],
    };
    let below = Panel {
        top: 200.0,
        range: [0.0, 100.0],
    };
    let rates = rounds.iter().map(|it| it.rate);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 352\" \
         font-family=\"sans-serif\" font-size=\"13\" fill=\"none\" \
         stroke=\"currentColor\">\n{}{}{}{}{}</svg>\n",
        above.frame("error in discs: learned from (dashed), not seen (solid)"),
        above.line(errors, " stroke-dasharray=\"5 4\""),
        above.line(tests, ""),
        below.frame("games won, in percent"),
        below.line(rates, ""),
    )
}

/// A rectangle with lines in it.
struct Panel {
    top: f64,
    range: [f64; 2],
}

impl Panel {
    fn frame(&self, title: &str) -> String {
        let Panel {
            top,
            range: [least, most],
        } = self;
        let text = |x: f64, y: f64, text: &str| {
            format!(
                "<text x=\"{x}\" y=\"{y}\" fill=\"currentColor\" \
                 stroke=\"none\">{text}</text>\n"
            )
        };
        let rect = format!(
            "<rect x=\"48\" y=\"{top}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
             opacity=\"0.4\"/>\n"
        );
        rect + &text(48.0, top - 8.0, title)
            + &text(8.0, top + 12.0, &most.to_string())
            + &text(8.0, top + HEIGHT, &least.to_string())
    }

    fn line(
        &self,
        values: impl ExactSizeIterator<Item = f64>,
        style: &str,
    ) -> String {
        let [least, most] = self.range;
        let step = WIDTH / (values.len().max(2) - 1) as f64;
        let mut points = String::new();
        for (number, value) in values.enumerate() {
            let x = 48.0 + number as f64 * step;
            let share = (most - value) / (most - least).max(1e-9);
            let y = self.top + HEIGHT * share.clamp(0.0, 1.0);
            write!(points, "{x:.1},{y:.1} ").expect("a string takes it");
        }
        let points = points.trim_end();
        format!("<polyline stroke-width=\"2\" points=\"{points}\"{style}/>\n")
    }
}
