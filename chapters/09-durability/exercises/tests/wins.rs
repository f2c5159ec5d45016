//! The checks of `wins`.

use checks::{Random, Task};
use durability_exercises::wins::wins;

type Call = (String, String);

fn right((ledger, player): Call) -> usize {
    let winners = ledger.split_inclusive('\n').filter_map(winner);
    winners.filter(|winner| *winner == player).count()
}

fn winner(line: &str) -> Option<&str> {
    let text = line.trim_end_matches('\n');
    let marked = text.strip_suffix(";;; cut short");
    let mut parts: Vec<_> = marked.unwrap_or(text).split(';').collect();
    if !line.ends_with('\n') || marked.is_some() {
        parts.pop();
    }
    let (black, white) = parts.first()?.split_once('-')?;
    let points = |text: &str| text.trim().parse::<u8>().ok();
    let (black, white) = (points(black)?, points(white)?);
    let place = if black > white { 1 } else { 2 };
    let winner = parts.get(place).filter(|_| black != white);
    winner.map(|part| part.trim())
}

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, usize> {
    Task::new("wins", |(ledger, player): Call| wins(&ledger, &player))
        .contrast(whole_lines, right)
        .panic(
            "index out of bounds",
            "A torn line may have fewer than three parts: `get` asks first.",
        )
        .panic(
            "on a `None` value",
            "A torn line may have nothing to split or to take: `?` or \
             `if let` asks first.",
        )
        .panic(
            "an `Err` value",
            "A torn line may end in the middle of its points, and `35-` isn't \
             two numbers.",
        )
}

#[track_caller]
fn expect<const N: usize>(ledger: &str, wins: [(&str, usize); N]) {
    let call = |player: &str| (ledger.to_string(), player.to_string());
    task().expect(wins.map(|(player, wins)| (call(player), wins)));
}

#[test]
fn whole_lines_are_counted() {
    expect("35-29; Ann; Bob\n", [("Ann", 1), ("Bob", 0)]);
    expect(
        "35-29; Ann; Bob\n9-55; Ann; Bob\n0-64; Bob; Ann\n",
        [("Ann", 2), ("Bob", 1), ("Dan", 0)],
    );
}

#[test]
fn nobody_wins_a_draw() {
    expect("32-32; Ann; Bob\n", [("Ann", 0), ("Bob", 0)]);
}

#[test]
fn a_line_that_ends_in_its_points_or_in_the_name_of_black_says_nothing() {
    let numbers = ["3", "35-", "35-2", "35-29", "35-29;"];
    for torn in numbers.iter().chain(&["35-29; An", "35-29; Ann"]) {
        let ledger = format!("35-29; Ann; Bob\n{torn}");
        expect(&ledger, [("Ann", 1), ("Bob", 0)]);
    }
}

#[test]
fn black_has_won_whoever_white_was() {
    for torn in ["35-29; Ann;", "35-29; Ann; B", "35-29; Ann; Bob"] {
        expect(torn, [("Ann", 1), ("Bob", 0)]);
    }
}

#[test]
fn white_may_have_a_longer_name() {
    for torn in ["12-52; Ann;", "12-52; Ann; Bo", "12-52; Ann; Bob"] {
        expect(torn, [("Bob", 0), ("Bo", 0), ("Ann", 0), ("", 0)]);
    }
}

#[test]
fn a_torn_line_further_up_is_no_different() {
    let ledger = "12-52; Ann; Bob;;; cut short\n35-29; Ann; B;;; cut short\n\
                  35-29; Da;;; cut short\n0-64; Ann; Dan\n";
    expect(ledger, [("Bob", 0), ("Ann", 1), ("Da", 0), ("Dan", 1)]);
}

#[test]
fn a_ledger_may_be_torn_after_any_letter() {
    let calls = (0..20).flat_map(|seed| torn(&mut Random::new(seed)));
    task().agrees_with(right, calls);
}

const PLAYERS: [&str; 4] = ["Ann", "Anna", "Bo", "Bob"];

/// Returns a ledger cut after each of its letters.
fn torn(random: &mut Random) -> Vec<Call> {
    let mut ledger = String::new();
    for end in ["\n", ";;; cut short\n", "\n"] {
        let black = random.below(65);
        let [one, other] = [(); 2].map(|()| PLAYERS[random.below(4)]);
        let line = format!("{black}-{}; {one}; {other}", 64 - black);
        let length = match end {
            "\n" => line.len(),
            _ => random.below(line.len()) + 1,
        };
        ledger += &(line[..length].to_string() + end);
    }
    let player = PLAYERS[random.below(4)];
    let all = 0..=ledger.len();
    let is_mark = |cut: &usize| {
        let line = ledger[..*cut].rsplit('\n').next().unwrap_or_default();
        line.contains(";;")
            || line.ends_with(';') && ledger[*cut..].starts_with(";;")
    };
    all.filter(|cut| !is_mark(cut))
        .map(|cut| (ledger[..cut].to_string(), player.to_string()))
        .collect()
}

/// Returns a ledger without a torn line or a draw.
fn whole_lines(random: &mut Random) -> Call {
    let players = ["Ann", "Bob", "Eve"];
    let mut ledger = String::new();
    for _ in 0..1 + random.below(5) {
        let black = random.one_of(&[20, 25, 30, 35, 40, 45]);
        let [one, other] = [(); 2].map(|()| random.one_of(&players));
        ledger += &format!("{black}-{}; {one}; {other}\n", 64 - black);
    }
    (ledger, random.one_of(&players).to_owned())
}
