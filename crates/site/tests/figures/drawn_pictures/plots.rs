//! Plots of measurements of the chapters.

use std::time::Duration;

use engine::Clock;
use evaluation::evaluate::{mobility, phased};
use evaluation::{Engine, Tally, openings, play_match};
use page_boards::drawing::SvgImage;
use page_boards::english::join_and;
use page_boards::svg::{Point, Rect, Svg};
use tic_tac_toe::Rand;

/// The positions that the tests of chapter 17 count. Columns: depth, minimax, alpha-beta,
/// alpha-beta with ordered moves.
const BY_DEPTH: &str = include_str!("../../../../../chapters/17-alpha-beta/by_depth.txt");

/// The output of `cargo bench -p learning --bench shipped`. Columns: generation, test error in
/// discs, games won in percent.
const BY_GENERATION: &str = include_str!("../../../../../chapters/23-learning/by_generation.txt");

/// Parses the rows of a table. A word that isn't a number becomes NaN.
fn rows(table: &str) -> Vec<Vec<f32>> {
    table
        .lines()
        .map(|line| {
            line.split(' ')
                .map(|word| word.parse().unwrap_or(f32::NAN))
                .collect()
        })
        .collect()
}

/// A plot in a drawing. The x axis goes to the right, the y axis upward.
struct Plot<'drawing> {
    svg: &'drawing mut Svg,
    /// The point (0, 0) in the drawing.
    origin: Point,
    /// The length of a unit on each axis.
    unit: Point,
    /// The x coordinate in the drawing at which horizontal lines end.
    right: f32,
}

impl Plot<'_> {
    /// Returns the point in the drawing.
    fn point(&self, (x, y): (f32, f32)) -> Point {
        Point {
            x: self.origin.x + x * self.unit.x,
            y: self.origin.y - y * self.unit.y,
        }
    }

    /// Draws a text with its middle at a point of the drawing.
    fn text(&mut self, Point { x, y }: Point, text: &str) {
        let middle = Point { x, y: y + 4.0 };
        self.svg.centered_text("board-text", middle, text);
    }

    /// Draws a horizontal line, with a label at its left.
    fn horizontal_line(&mut self, y: f32, label: &str) {
        let start = self.point((0.0, y));
        self.svg
            .path("tree-edge", &format!("M{start}H{}", self.right));
        let x = start.x - 8.0 - 4.0 * label.chars().count() as f32;
        self.text(Point { x, ..start }, label);
    }

    /// Draws a label below the x axis.
    fn x_label(&mut self, x: f32, label: &str) {
        let Point { x, .. } = self.point((x, 0.0));
        let y = self.origin.y + 16.0;
        self.text(Point { x, y }, label);
    }

    /// Draws points and a line through all of them. Returns the last point in the drawing.
    fn curve(&mut self, points: &[(f32, f32)]) -> Point {
        let points: Vec<_> = points.iter().map(|&point| self.point(point)).collect();
        let line: Vec<_> = points.iter().map(Point::to_string).collect();
        self.svg.path("tree-best", &format!("M{}", line.join("L")));
        for &point in &points {
            self.svg.circle("board-black", point, 3.0);
        }
        points[points.len() - 1]
    }
}

/// Plots the positions that three searches visit by depth, on a logarithmic scale.
pub fn by_depth() -> String {
    let mut svg = Svg::default();
    let mut plot = Plot {
        svg: &mut svg,
        origin: (84, 256).into(),
        unit: (27, 34).into(),
        right: 300.0,
    };
    for power in 0..7 {
        plot.horizontal_line(power as f32, &with_commas(10_u64.pow(power)));
    }
    for depth in 1..=9 {
        plot.x_label((depth - 1) as f32, &depth.to_string());
    }
    let names = ["minimax", "alpha-beta", "good moves first"];
    let mut ends = Vec::new();
    for (name, column) in names.into_iter().zip(1..) {
        let measured: Vec<_> = rows(BY_DEPTH)
            .into_iter()
            .map(|row| (row[0], row[column]))
            .filter(|(_, positions)| !positions.is_nan())
            .collect();
        let (depth, positions) = measured[measured.len() - 1];
        let points: Vec<_> = measured
            .iter()
            .map(|(depth, positions)| (depth - 1.0, positions.log10()))
            .collect();
        let end = plot.curve(&points);
        // The first curve ends left of the others, so its label is above it.
        let (dx, dy) = if depth < 9.0 {
            (0.0, -18.0)
        } else {
            (10.0 + 3.7 * name.len() as f32, 0.0)
        };
        let label = Point {
            x: end.x + dx,
            y: end.y + dy,
        };
        plot.text(label, name);
        let positions = with_commas(positions as u64);
        ends.push(format!("looks at {positions} at depth {depth}"));
    }
    let alternative = format!(
        "Positions by depth, each line of the grid ten times the one below. \
         minimax {}, alpha-beta {}, and with good moves first it {}. From depth \
         3 on, the three curves move apart, and the last one rises the least.",
        ends[0], ends[1], ends[2]
    );
    SvgImage::new((450, 290), 10, svg).to_svg(&alternative)
}

/// Formats a number with commas: `1,000,000`.
fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().collect();
    String::from_utf8(groups.join(&b',')).unwrap()
}

/// The output of `cargo bench -p engine --bench fits -- --points`. Columns: the values of
/// searches to depth 4 and depth 8, in eighths of a disc.
const GLANCE: &str = include_str!("../../../../../chapters/24-engine/fits_points.txt");

/// Plots the value of a deep search by the value of a shallow one, a dot for each position.
pub fn glance() -> String {
    /// The largest absolute value that is drawn.
    const MAX_DISCS: f32 = 32.0;
    let mut svg = Svg::default();
    let mut plot = Plot {
        svg: &mut svg,
        origin: (60, 280).into(),
        unit: (5, 4).into(),
        right: 380.0,
    };
    for discs in [-30, -15, 0, 15, 30] {
        plot.horizontal_line(MAX_DISCS + discs as f32, &discs.to_string());
        plot.x_label(MAX_DISCS + discs as f32, &discs.to_string());
    }
    let points: Vec<_> = rows(GLANCE)
        .iter()
        .map(|row| (row[0] / 8.0 + MAX_DISCS, row[1] / 8.0 + MAX_DISCS))
        .collect();
    let is_inside = |number: f32| (0.0..2.0 * MAX_DISCS).contains(&number);
    // A line of length 0 is drawn as a dot, in a fifth of the bytes of a circle.
    let dots: String = points
        .iter()
        .filter(|(x, y)| is_inside(*x) && is_inside(*y))
        .map(|&point| {
            let Point { x, y } = plot.point(point);
            format!("M{x:.0} {y:.0}h0")
        })
        .collect();
    plot.svg.path("plot-dots", &dots);
    plot.svg.path("tree-best", "M60 280L380 24");
    let far = points.iter().filter(|(x, y)| (x - y).abs() > 5.0).count();
    let alternative = format!(
        "{} points close to a straight line from the lower left to the upper right. {far} \
         of them are more than five discs away from it.",
        points.len()
    );
    SvgImage::new((400, 310), 10, svg).to_svg(&alternative)
}

/// Plots the games won and the error by generation.
pub fn by_generation() -> String {
    let rows = rows(BY_GENERATION);
    let mut svg = Svg::default();
    let panels = [
        (48, "games won, %", [0.0, 100.0], 2),
        (330, "error in discs", [4.0, 20.0], 1),
    ];
    for (left, title, [min, max], column) in panels {
        let mut plot = Plot {
            svg: &mut svg,
            origin: (left, 184).into(),
            unit: Point { x: 28.0, y: 150.0 },
            right: (left + 28 * rows.len() as i32) as f32,
        };
        plot.horizontal_line(1.0, &max.to_string());
        plot.horizontal_line(0.0, &min.to_string());
        let middle = (left + 14 * rows.len() as i32, 12);
        plot.text(middle.into(), title);
        let x = |index| index as f32 + 0.5;
        let points: Vec<_> = rows
            .iter()
            .enumerate()
            .map(|(index, row)| (x(index), (row[column] - min) / (max - min)))
            .collect();
        plot.curve(&points);
        for (index, row) in rows.iter().enumerate() {
            plot.x_label(x(index), &row[0].to_string());
        }
    }
    let (first, last) = (&rows[0], &rows[rows.len() - 1]);
    let alternative = format!(
        "The first generation, which learned from players that know nothing, \
         wins {} percent, and the {}th {} percent. The error falls from {} to \
         {} discs. Most of both is gained by the fourth.",
        first[2], last[0], last[2], first[1], last[1],
    );
    SvgImage::new((560, 230), 10, svg).to_svg(&alternative)
}

/// Plots the win rates of matches by their length, with error bars.
pub fn believe() -> String {
    let tallies: Vec<_> = (6..=120).step_by(6).map(play_games).collect();
    let mut svg = Svg::default();
    let mut plot = Plot {
        svg: &mut svg,
        origin: (40, 290).into(),
        unit: Point { x: 2.65, y: 2.5 },
        right: 372.0,
    };
    for percent in [0, 50, 100] {
        plot.horizontal_line(percent as f32, &percent.to_string());
    }
    for games in [30, 60, 90, 120] {
        plot.x_label(games as f32, &games.to_string());
    }
    plot.text((60, 12).into(), "win rate");
    plot.text((198, 326).into(), "games");
    for tally in &tallies {
        let (games, rate) = (tally.games() as f32, tally.rate() as f32);
        let at = |percent: f32| plot.point((games, percent.clamp(0.0, 100.0)));
        let [low, high] = [-1.0, 1.0].map(|sign| at(rate + sign * tally.margin() as f32));
        plot.svg.path("tree-best", &format!("M{low}L{high}"));
        plot.svg.circle("board-dot", plot.point((games, rate)), 4.0);
    }
    SvgImage::new((376, 336), 14, svg).to_svg(&describe_tallies(&tallies))
}

/// Draws a column for each of the 61 openings, with a disc for each of its two games that
/// `phased` wins.
pub fn pairs() -> String {
    let engine = |evaluation| Engine {
        depth: 2,
        evaluation,
    };
    let (one, other) = (engine(&phased), engine(&mobility));
    let mut rand = Rand::new(1);
    let mut games: Vec<_> = openings()
        .into_iter()
        .map(|opening| {
            let games = play_match([&one, &other], &[opening], 2, &mut rand);
            games.map(|game| game.rate() as i32)
        })
        .collect();
    games.sort_by_key(|pair| -pair.iter().sum::<i32>());
    let mut svg = Svg::default();
    for (column, pair) in games.iter().enumerate() {
        for (row, rate) in pair.iter().enumerate() {
            let middle = Point {
                x: 78.0 + 7.0 * column as f32,
                y: 22.0 + 26.0 * row as f32,
            };
            match rate {
                100 => svg.circle("board-black", middle, 3.0),
                50 => svg.circle("board-dot", middle, 3.0),
                _ => svg.circle("tree-edge", middle, 3.0),
            };
        }
    }
    for (row, name) in ["Black", "White"].into_iter().enumerate() {
        let middle = Point {
            x: 36.0,
            y: 26.0 + 26.0 * row as f32,
        };
        svg.centered_text("board-text", middle, name);
    }
    let count = |is_counted: &dyn Fn(&[i32; 2]) -> bool| {
        games.iter().filter(|pair| is_counted(pair)).count()
    };
    let alternative = format!(
        "A column for each of the 61 openings, and in it the game that phased \
         plays with Black and the one with White. It wins both in {}, one of the \
         two in {}, and none in {}; the other {} have a draw in them.",
        count(&|pair| *pair == [100, 100]),
        count(&|pair| pair.contains(&100) && pair.contains(&0)),
        count(&|pair| *pair == [0, 0]),
        count(&|pair| pair.contains(&50)),
    );
    SvgImage::new((512, 70), 10, svg).to_svg(&alternative)
}

/// Plays a match of `phased` against `mobility`, from openings that are spread over all.
fn play_games(games: usize) -> Tally {
    let engine = |evaluation| Engine {
        depth: 1,
        evaluation,
    };
    let (one, other) = (engine(&phased), engine(&mobility));
    let mut rand = Rand::new(1);
    let [first, second] = play_match([&one, &other], &openings(), games, &mut rand);
    first + second
}

fn describe_tallies(tallies: &[Tally]) -> String {
    let described: Vec<_> = tallies
        .iter()
        .filter(|tally| tally.games() % 30 == 0)
        .map(|tally| {
            format!(
                "of {} games {:.0} percent, give or take {:.0}",
                tally.games(),
                tally.rate(),
                tally.margin()
            )
        })
        .collect();
    format!(
        "Twenty matches, each with a dot for its win rate and a bar as tall as \
         the doubt about it. The bars get shorter to the right: {}. At first they \
         cross the line at 50 percent, and from 72 games on they are above it.",
        join_and(&described)
    )
}

/// Plots the time that chapter 24's engine allots to each move of a game of one minute.
pub fn minute() -> String {
    let times = move_times();
    let mut svg = Svg::default();
    let mut plot = Plot {
        svg: &mut svg,
        origin: (36, 160).into(),
        unit: (14, 30).into(),
        right: 456.0,
    };
    for second in 0..=4 {
        plot.horizontal_line(second as f32, &format!("{second} s"));
    }
    for (number, &(empty, seconds)) in times.iter().enumerate() {
        let middle = number as f32 + 0.5;
        let Point { x, y } = plot.point((middle, seconds));
        if seconds > 0.0 {
            let (x, y) = (x as i32 - 5, y.ceil() as i32);
            let (width, height) = (10, 160 - y);
            let bar = Rect {
                x,
                y,
                width,
                height,
            };
            plot.svg.rect("board-black", bar);
        }
        if empty % 12 == 0 {
            plot.x_label(middle, &empty.to_string());
        }
    }
    plot.text((246, 192).into(), "empty squares");
    let (_, first) = times[0];
    let last = times.iter().rfind(|(_, seconds)| *seconds > 0.0);
    let &(empty, last) = last.unwrap();
    let alternative = format!(
        "A bar for each move of a game with a minute for all of them: {first:.1} seconds for the \
         first, {last:.1} with {empty} squares empty, and nothing after that."
    );
    SvgImage::new((464, 200), 10, svg).to_svg(&alternative)
}

/// The endgame solver plays the last 18 empties, which takes no time.
const SOLVER_EMPTIES: u32 = 18;

/// Returns the number of empty squares and the seconds for each move of the engine.
fn move_times() -> Vec<(u32, f32)> {
    let mut clock = Clock::Game(Duration::from_secs(60));
    let mut times = Vec::new();
    for empty in (1..=60).rev().step_by(2) {
        let time = if empty > SOLVER_EMPTIES {
            clock.time_limits(empty).soft
        } else {
            Duration::ZERO
        };
        clock.spend(time);
        times.push((empty, time.as_secs_f32()));
    }
    times
}
