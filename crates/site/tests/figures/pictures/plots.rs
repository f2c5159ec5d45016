//! Plots of what the chapters have measured.

use std::time::Duration;

use engine::Clock;
use evaluation::evaluate::{mobility, phased};
use evaluation::{Engine, Tally, openings, play_match};
use page_boards::drawing::SvgImage;
use page_boards::english::join_and;
use page_boards::svg::{Point, Rect, Svg};
use tic_tac_toe::Rand;

/// What the tests of chapter 17 have counted: the depth, and the positions of
/// minimax, of alpha-beta, and of alpha-beta with the good moves first.
const BY_DEPTH: &str = include_str!("../../../../../chapters/17-alpha-beta/by_depth.txt");

/// What `cargo bench -p learning --bench shipped` prints: the generation, the
/// error on the test in discs, and the games won in percent.
const BY_GENERATION: &str = include_str!("../../../../../chapters/23-learning/by_generation.txt");

/// The numbers of a table, row by row. Another sign stands for no number.
fn rows(table: &str) -> Vec<Vec<f32>> {
    let number = |word: &str| word.parse().unwrap_or(f32::NAN);
    let numbers = |line: &str| line.split(' ').map(number).collect();
    table.lines().map(numbers).collect()
}

/// A part of a drawing that shows numbers: what's measured goes up, what it
/// depends on goes to the right.
struct Plot<'drawing> {
    svg: &'drawing mut Svg,
    /// The place of zero, in both directions.
    origin: Point,
    /// How far apart 0 and 1 are, in both directions.
    unit: Point,
    /// Where its lines end at the right.
    right: f32,
}

impl Plot<'_> {
    fn place(&self, (x, y): (f32, f32)) -> Point {
        Point {
            x: self.origin.x + x * self.unit.x,
            y: self.origin.y - y * self.unit.y,
        }
    }

    fn write(&mut self, Point { x, y }: Point, text: &str) {
        let middle = Point { x, y: y + 4.0 };
        self.svg.text_around("board-text", middle, text);
    }

    /// A line across, and before it what it stands for.
    fn level(&mut self, y: f32, name: &str) {
        let start = self.place((0.0, y));
        self.svg
            .path("tree-edge", &format!("M{start}H{}", self.right));
        let x = start.x - 8.0 - 4.0 * name.chars().count() as f32;
        self.write(Point { x, ..start }, name);
    }

    /// Below all lines, what a place to the right stands for.
    fn below(&mut self, x: f32, name: &str) {
        let Point { x, .. } = self.place((x, 0.0));
        let y = self.origin.y + 16.0;
        self.write(Point { x, y }, name);
    }

    /// Points, and a line through all of them. Returns the last.
    fn curve(&mut self, points: &[(f32, f32)]) -> Point {
        let places: Vec<_> = points.iter().map(|&point| self.place(point)).collect();
        let line: Vec<_> = places.iter().map(Point::to_string).collect();
        self.svg.path("tree-best", &format!("M{}", line.join("L")));
        for &place in &places {
            self.svg.circle("board-black", place, 3.0);
        }
        places[places.len() - 1]
    }
}

/// How many positions three searches look at: a ply to the right, and ten times
/// as many positions upward.
pub fn by_depth() -> String {
    let mut svg = Svg::default();
    let mut plot = Plot {
        svg: &mut svg,
        origin: (84, 256).into(),
        unit: (27, 34).into(),
        right: 300.0,
    };
    for power in 0..7 {
        plot.level(power as f32, &with_commas(10_u64.pow(power)));
    }
    for depth in 1..=9 {
        plot.below((depth - 1) as f32, &depth.to_string());
    }
    let names = ["minimax", "alpha-beta", "good moves first"];
    let mut ends = Vec::new();
    for (name, column) in names.into_iter().zip(1..) {
        let points = rows(BY_DEPTH).into_iter().map(|row| (row[0], row[column]));
        let points: Vec<_> = points
            .filter(|(_, positions)| !positions.is_nan())
            .collect();
        let (depth, positions) = points[points.len() - 1];
        let places: Vec<_> = points.iter().map(|(x, y)| (x - 1.0, y.log10())).collect();
        let end = plot.curve(&places);
        // The first curve ends early, with others at its right.
        let (right, up) = if depth < 9.0 {
            (0.0, 18.0)
        } else {
            (10.0 + 3.7 * name.len() as f32, 0.0)
        };
        let beside = Point {
            x: end.x + right,
            y: end.y - up,
        };
        plot.write(beside, name);
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

/// `1,000,000`.
fn with_commas(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().collect();
    String::from_utf8(groups.join(&b',')).unwrap()
}

/// What `cargo bench -p engine --bench fits -- --points` has measured: the value
/// of a search of four moves and of one of eight, in eighths of a disc.
const GLANCE: &str = include_str!("../../../../../chapters/24-engine/fits_points.txt");

/// A point for each position: to the right what a shallow search says, and upward
/// what a deep one says.
pub fn glance() -> String {
    const FAR: f32 = 32.0;
    let mut svg = Svg::default();
    let mut plot = Plot {
        svg: &mut svg,
        origin: (60, 280).into(),
        unit: (5, 4).into(),
        right: 380.0,
    };
    for discs in [-30, -15, 0, 15, 30] {
        plot.level(FAR + discs as f32, &discs.to_string());
        plot.below(FAR + discs as f32, &discs.to_string());
    }
    let points: Vec<_> = rows(GLANCE)
        .iter()
        .map(|row| (row[0] / 8.0 + FAR, row[1] / 8.0 + FAR))
        .collect();
    let is_inside = |number: f32| (0.0..2.0 * FAR).contains(&number);
    // A line without a length is a dot, and takes a fifth of the bytes of a circle.
    let inside = points
        .iter()
        .filter(|(x, y)| is_inside(*x) && is_inside(*y));
    let dots = inside.map(|&point| {
        let Point { x, y } = plot.place(point);
        format!("M{x:.0} {y:.0}h0")
    });
    let dots: String = dots.collect();
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

/// How the error falls and the wins rise, a generation further with each
/// step to the right.
pub fn by_generation() -> String {
    let rows = rows(BY_GENERATION);
    let mut svg = Svg::default();
    let panels = [
        (48, "games won, %", [0.0, 100.0], 2),
        (330, "error in discs", [4.0, 20.0], 1),
    ];
    for (left, title, [least, most], column) in panels {
        let mut plot = Plot {
            svg: &mut svg,
            origin: (left, 184).into(),
            unit: Point { x: 28.0, y: 150.0 },
            right: (left + 28 * rows.len() as i32) as f32,
        };
        plot.level(1.0, &most.to_string());
        plot.level(0.0, &least.to_string());
        let middle = (left + 14 * rows.len() as i32, 12);
        plot.write(middle.into(), title);
        let across = |number| number as f32 + 0.5;
        let share = |row: &Vec<f32>| (row[column] - least) / (most - least);
        let points = rows.iter().enumerate();
        let points: Vec<_> = points
            .map(|(number, row)| (across(number), share(row)))
            .collect();
        plot.curve(&points);
        for (number, row) in rows.iter().enumerate() {
            plot.below(across(number), &row[0].to_string());
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

/// The rates of longer and longer matches, with what they can be off by.
pub fn believe() -> String {
    let tallies: Vec<_> = (6..=120).step_by(6).map(match_of).collect();
    let mut svg = Svg::default();
    let mut plot = Plot {
        svg: &mut svg,
        origin: (40, 290).into(),
        unit: Point { x: 2.65, y: 2.5 },
        right: 372.0,
    };
    for percent in [0, 50, 100] {
        plot.level(percent as f32, &percent.to_string());
    }
    for games in [30, 60, 90, 120] {
        plot.below(games as f32, &games.to_string());
    }
    plot.write((60, 12).into(), "win rate");
    plot.write((198, 326).into(), "games");
    for tally in &tallies {
        let (games, rate) = (tally.games() as f32, tally.rate() as f32);
        let at = |percent: f32| plot.place((games, percent.clamp(0.0, 100.0)));
        let [low, high] = [-1.0, 1.0].map(|sign| at(rate + sign * tally.margin() as f32));
        plot.svg.path("tree-best", &format!("M{low}L{high}"));
        plot.svg.circle("board-dot", plot.place((games, rate)), 4.0);
    }
    SvgImage::new((376, 336), 14, svg).to_svg(&doubts(&tallies))
}

/// Both games from each of the 61 openings: a column for an opening, and a disc
/// for each game that `phased` wins.
pub fn pairs() -> String {
    let engine = |evaluation| Engine {
        depth: 2,
        evaluation,
    };
    let (one, other) = (engine(&phased), engine(&mobility));
    let mut rand = Rand::new(1);
    let games = openings().into_iter().map(|opening| {
        let games = play_match([&one, &other], &[opening], 2, &mut rand);
        games.map(|game| game.rate() as i32)
    });
    let mut games: Vec<_> = games.collect();
    games.sort_by_key(|pair| -pair.iter().sum::<i32>());
    let mut svg = Svg::default();
    for (column, pair) in games.iter().enumerate() {
        for (row, rate) in pair.iter().enumerate() {
            let place = Point {
                x: 78.0 + 7.0 * column as f32,
                y: 22.0 + 26.0 * row as f32,
            };
            match rate {
                100 => svg.circle("board-black", place, 3.0),
                50 => svg.circle("board-dot", place, 3.0),
                _ => svg.circle("tree-edge", place, 3.0),
            };
        }
    }
    for (row, name) in ["Black", "White"].into_iter().enumerate() {
        let place = Point {
            x: 36.0,
            y: 26.0 + 26.0 * row as f32,
        };
        svg.text_around("board-text", place, name);
    }
    let worth = |percent| {
        games
            .iter()
            .filter(|pair| pair.iter().sum::<i32>() == percent)
            .count()
    };
    let alternative = format!(
        "A column for each of the 61 openings, and in it the game that phased \
         plays with Black and the one with White. It wins both in {}, one of the \
         two in {}, and none in {}; the other {} have a draw in them.",
        worth(200),
        games
            .iter()
            .filter(|pair| pair.contains(&100) && pair.contains(&0))
            .count(),
        worth(0),
        games.iter().filter(|pair| pair.contains(&50)).count(),
    );
    SvgImage::new((512, 70), 10, svg).to_svg(&alternative)
}

/// A match of this many games, from openings that are spread over all.
fn match_of(games: usize) -> Tally {
    let engine = |evaluation| Engine {
        depth: 1,
        evaluation,
    };
    let (one, other) = (engine(&phased), engine(&mobility));
    let mut rand = Rand::new(1);
    let [first, second] = play_match([&one, &other], &openings(), games, &mut rand);
    first + second
}

fn doubts(tallies: &[Tally]) -> String {
    let told = tallies.iter().filter(|tally| tally.games() % 30 == 0);
    let told = told.map(|tally| {
        format!(
            "of {} games {:.0} percent, give or take {:.0}",
            tally.games(),
            tally.rate(),
            tally.margin()
        )
    });
    format!(
        "Twenty matches, each with a dot for its win rate and a bar as tall as \
         the doubt about it. The bars get shorter to the right: {}. At first they \
         cross the line at 50 percent, and from 72 games on they are above it.",
        join_and(&told.collect::<Vec<_>>())
    )
}

/// How chapter 24's engine shares out a minute: a bar for each of its moves.
pub fn minute() -> String {
    let shares = shares();
    let mut svg = Svg::default();
    let mut plot = Plot {
        svg: &mut svg,
        origin: (36, 160).into(),
        unit: (14, 30).into(),
        right: 456.0,
    };
    for second in 0..=4 {
        plot.level(second as f32, &format!("{second} s"));
    }
    for (number, &(empty, seconds)) in shares.iter().enumerate() {
        let middle = number as f32 + 0.5;
        let Point { x, y } = plot.place((middle, seconds));
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
            plot.below(middle, &empty.to_string());
        }
    }
    plot.write((246, 192).into(), "empty squares");
    let (_, first) = shares[0];
    let last = shares.iter().rfind(|(_, seconds)| *seconds > 0.0);
    let &(empty, last) = last.unwrap();
    let alternative = format!(
        "A bar for each move of a game with a minute for all of them: {first:.1} seconds for the \
         first, {last:.1} with {empty} squares empty, and nothing after that."
    );
    SvgImage::new((464, 200), 10, svg).to_svg(&alternative)
}

/// From this number of empty squares down, the end is known, and a move takes no
/// time.
const KNOWN: u32 = 18;

/// For each of its moves, the empty squares and the seconds that are enough. It
/// takes them all, until it sees the end.
fn shares() -> Vec<(u32, f32)> {
    let mut clock = Clock::Game(Duration::from_secs(60));
    let share = |empty| {
        let enough = if empty > KNOWN {
            clock.budget(empty).enough
        } else {
            Duration::ZERO
        };
        clock.spend(enough);
        (empty, enough.as_secs_f32())
    };
    (1..=60).rev().step_by(2).map(share).collect()
}
