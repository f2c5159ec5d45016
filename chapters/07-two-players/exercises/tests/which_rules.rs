//! The checks of `which_rules`.

use board::{Disc, Square};
use checks::{Random, Task, transcript};
use end_of_game::Position;
use two_players::{Othello, Rules, Size, Status};
use two_players_exercises::which_rules::which_rules;
use whole_games::Ply;

type Call = (Vec<Square>,);
type Found = (Size, Disc, bool);

const SIZES: [Size; 3] = [Size::Four, Size::Six, Size::Eight];
const COLORS: [Disc; 2] = [Disc::Black, Disc::White];

fn task() -> Task<Call, Vec<Found>> {
    Task::new("which_rules", |(moves,): Call| which_rules(&moves))
        .contrast(a_large_board_or_none, |(moves,): Call| chapter(&moves))
        .mistake(
            "White may begin, too: try both colors for each board.",
            |(moves,)| kept(&moves, |rules| rules.1 == Disc::Black),
        )
        .mistake(
            "The smaller boards are missing: try all three sizes.",
            |(moves,)| kept(&moves, |rules| rules.0 == Size::Eight),
        )
        .mistake(
            "The house rule is missing: what's legal without it may be legal \
             with it, too.",
            |(moves,)| kept(&moves, |rules| !rules.2),
        )
        .mistake(
            "It looks as if you stopped at the first set of rules that fits: \
             list them all.",
            |(moves,)| chapter(&moves).into_iter().take(1).collect(),
        )
        .mistake(
            "These are the right rules in another order: smaller boards come \
             first.",
            |(moves,)| {
                let mut found = chapter(&moves);
                found.sort_by_key(|rules| 8 - rules.0 as i32);
                found
            },
        )
        .mistake(
            "It looks as if nobody passed: a player who must pass has passed, \
             and the napkin doesn't say so.",
            |(moves,)| found(|rules| without_passes(rules, &moves)),
        )
        .mistake(
            "It looks as if you only tried the first move: all of them have to \
             be legal.",
            |(moves,)| {
                let first = moves.get(..1).unwrap_or_default();
                chapter(first)
            },
        )
}

/// The sets of rules that pass a test.
fn found(is_legal: impl Fn(Rules) -> bool) -> Vec<Found> {
    let mut found = Vec::new();
    for size in SIZES {
        for to_move in COLORS {
            for house_rule in [false, true] {
                let board = size.start();
                let start = Position { board, to_move };
                if is_legal(Rules { start, house_rule }) {
                    found.push((size, to_move, house_rule));
                }
            }
        }
    }
    found
}

fn chapter(moves: &[Square]) -> Vec<Found> {
    let plies: Vec<_> = moves.iter().map(|&ply| Ply::Move(ply)).collect();
    found(|rules| Othello::new(rules).follow(&plies).is_ok())
}

fn kept(moves: &[Square], is_kept: fn(&Found) -> bool) -> Vec<Found> {
    chapter(moves).into_iter().filter(is_kept).collect()
}

fn without_passes(rules: Rules, moves: &[Square]) -> bool {
    let mut game = Othello::new(rules);
    moves.iter().all(|&ply| game.place(ply).is_ok())
}

fn call(moves: &str) -> Call {
    (transcript(moves),)
}

#[track_caller]
fn expect(moves: &str, rules: &[Found]) {
    task().expect([(call(moves), rules.to_vec())]);
}

use Disc::{Black, White};
use Size::{Eight, Six};

#[test]
fn a_move_at_the_edge_needs_the_large_board() {
    let rules = [(Eight, Black, false), (Eight, Black, true)];
    expect("f5f6e6f4g5d6f3g4h5", &rules);
}

#[test]
fn the_first_move_says_who_began() {
    let on =
        |color| SIZES.map(|size| [(size, color, false), (size, color, true)]);
    expect("f5", &on(Black).concat());
    expect("f4", &on(White).concat());
}

#[test]
fn an_illegal_move_fits_no_rules() {
    expect("a1", &[]);
    expect("f5d6f5", &[]);
}

#[test]
fn a_disc_that_flips_nothing_gives_the_house_rule_away() {
    expect(
        "e6f4e3f6g5d6e7f5c5c3",
        &[(Six, Black, true), (Eight, Black, true)],
    );
}

#[test]
fn a_pass_that_nobody_wrote_down_is_put_back() {
    expect(
        "f5f6d3g5h5h4f7h6c5c2",
        &chapter(&transcript("f5f6d3g5h5h4f7h6c5c2")),
    );
    expect(
        "f5f6d3g5h5h4f7h6c5",
        &chapter(&transcript("f5f6d3g5h5h4f7h6c5")),
    );
}

#[test]
fn an_empty_napkin_fits_all_twelve() {
    task().expect([(call(""), found(|_| true))]);
}

#[test]
fn the_rules_of_60_games_are_found() {
    let calls = (0..60).map(|seed| {
        let mut random = Random::new(seed);
        (random_game(&mut random),)
    });
    task().agrees_with(|(moves,): Call| chapter(&moves), calls);
}

/// The first moves of a game between two players who play anything.
fn random_game(random: &mut Random) -> Vec<Square> {
    let board = SIZES[random.below(3)].start();
    let to_move = COLORS[random.below(2)];
    let start = Position { board, to_move };
    let house_rule = random.below(2) == 0;
    let mut game = Othello::new(Rules { start, house_rule });
    let mut moves = Vec::new();
    for _ in 0..random.below(40) {
        match game.status() {
            Status::Over => break,
            Status::Pass => game.pass().expect("a pass"),
            Status::Move | Status::Choose => {
                let legal = game.moves();
                let square = legal[random.below(legal.len())];
                game.place(square).expect("a legal move");
                moves.push(square);
            }
        }
    }
    moves
}

/// A game that needs the large board, seen from one of four sides, or a first
/// move that nobody can make.
fn a_large_board_or_none(random: &mut Random) -> Call {
    let turn = random.below(4);
    let turned = |at: Square| {
        let (column, row) = (at.column(), at.row());
        match turn {
            0 => at,
            1 => Square::at(7 - column, 7 - row),
            2 => Square::at(row, column),
            _ => Square::at(7 - row, 7 - column),
        }
    };
    let moves = match random.below(2) {
        0 => vec![Square::at(random.below(8) as i32, random.below(2) as i32)],
        _ => transcript("f5f6e6f4g5d6f3g4h5")
            .into_iter()
            .map(turned)
            .collect(),
    };
    (moves,)
}
