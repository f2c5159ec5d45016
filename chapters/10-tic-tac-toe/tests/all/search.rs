//! What the computer thinks of a position.

use std::collections::HashMap;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use tic_tac_toe::few_moves::{one_ahead, two_ahead};
use tic_tac_toe::{
    Analysis, Game, Level, Mark, PlayError, Rand, Spot, analyze, by_tossing,
    lines, win_or_loss,
};

fn game(signs: &str) -> Game {
    signs.parse().unwrap()
}

fn spot(name: &str) -> Spot {
    name.parse().unwrap()
}

fn values(analysis: &Analysis) -> String {
    let values = analysis.values.iter();
    let texts: Vec<_> = values.map(|(s, v)| format!("{s} {v}")).collect();
    texts.join(", ")
}

#[test]
fn one_move_ahead_a_win_is_seen_and_a_threat_is_not() {
    let mut game = game("XX.OO....");
    let wins: Vec<_> = one_ahead(&mut game, win_or_loss)
        .into_iter()
        .filter(|&(_, value)| value == 1000)
        .collect();
    assert_eq!(wins, [(spot("c1"), 1000)]);
}

#[test]
fn two_moves_ahead_the_threat_is_seen() {
    let analysis = analyze(&game("XO..X...."), 2, win_or_loss);
    insta::assert_snapshot!(values(&analysis), @"c1 -1000, a2 -1000, c2 -1000, a3 -1000, b3 -1000, c3 0");
}

#[test]
fn a_quick_win_is_worth_more_than_a_slow_one() {
    let analysis = analyze(&game("XX.OO...."), 9, lines);
    assert_eq!(analysis.value(spot("c1")), Some(1000 - 5));
    assert_eq!(analysis.best(), [spot("c1")]);
}

#[test]
fn a_loss_is_put_off() {
    // X wins, whatever O does; blocking the diagonal makes it take longer.
    let analysis = analyze(&game("XO..X...."), 9, lines);
    assert_eq!(analysis.best(), [spot("c3")]);
    assert_eq!(analysis.value(spot("c3")), Some(7 - 1000));
    assert_eq!(analysis.value(spot("c1")), Some(5 - 1000));
}

#[test]
fn a_finished_game_has_no_moves() {
    let over = game("XXXOO....");
    let nothing = Analysis {
        values: vec![],
        positions: 0,
    };
    assert_eq!(analyze(&over, 9, lines), nothing);
    assert_eq!(nothing.best(), []);
    let played = over.clone().play(spot("c3"));
    assert_eq!(played, Err(PlayError::Over));
}

#[test]
fn depth_0_looks_one_move_ahead() {
    let start = Game::new();
    assert_eq!(analyze(&start, 0, lines), analyze(&start, 1, lines));
}

#[test]
fn a_coin_at_each_tie_favors_the_last() {
    let mut rand = Rand::new(7);
    let mut tossed = [0; 4];
    let mut drawn = [0; 4];
    for _ in 0..16_000 {
        tossed[*by_tossing(&mut rand, &[0, 1, 2, 3]).unwrap()] += 1;
        drawn[*rand.pick(&[0, 1, 2, 3]).unwrap()] += 1;
    }
    for (times, expected) in tossed.into_iter().zip([2000, 2000, 4000, 8000]) {
        assert!(i32::abs(times - expected) < 250, "{tossed:?}");
    }
    assert!(
        drawn.iter().all(|it| i32::abs(it - 4000) < 250),
        "{drawn:?}"
    );
}

#[test]
fn a_seed_repeats_a_game() {
    let choices = |seed| {
        let mut rand = Rand::new(seed);
        [(); 20].map(|()| rand.below(9))
    };
    assert_eq!(choices(3), choices(3));
    assert_ne!(choices(3), choices(4));
}

/// A computer, and what it may do in the positions that it has seen: any of
/// the best moves.
struct Computer {
    level: Level,
    known: HashMap<Game, Vec<Spot>>,
}

impl Computer {
    fn new(level: Level) -> Self {
        let known = HashMap::new();
        Self { level, known }
    }

    fn moves(&mut self, game: Game) -> Vec<Spot> {
        let best = || self.level.analyze(&game).best();
        self.known.entry(game).or_insert_with(best).clone()
    }
}

/// How often X wins, O wins and nobody wins, over every game in which the
/// given sides are the computer's and the others make any move at all.
fn results(
    game: Game,
    its_sides: &[Mark],
    computer: &mut Computer,
    known: &mut HashMap<Game, [u64; 3]>,
) -> [u64; 3] {
    if let Some(&results) = known.get(&game) {
        return results;
    }
    let mut sums = [0; 3];
    if game.is_over() {
        sums[game.winner().map_or(2, |mark| mark as usize)] = 1;
    }
    let moves = match its_sides.contains(&game.to_move()) {
        true => computer.moves(game),
        false => game.moves().collect(),
    };
    for spot in moves {
        let mut next = game;
        next.play(spot).unwrap();
        let below = results(next, its_sides, computer, known);
        for (sum, more) in sums.iter_mut().zip(below) {
            *sum += more;
        }
    }
    known.insert(game, sums);
    sums
}

/// The results when the computer plays X, and when it plays O.
fn against_anybody(level: Level) -> [[u64; 3]; 2] {
    let mut computer = Computer::new(level);
    [Mark::X, Mark::O].map(|side| {
        results(Game::new(), &[side], &mut computer, &mut HashMap::new())
    })
}

#[test]
fn hard_never_loses_to_anybody() {
    let [x, o] = against_anybody(Level::Hard);
    assert_eq!((x[1], o[0]), (0, 0));
    assert!(x[0] > 0 && o[1] > 0);
}

#[test]
fn medium_never_loses_either_and_easy_only_when_the_other_begins() {
    let [x, o] = against_anybody(Level::Medium);
    assert_eq!((x[1], o[0]), (0, 0));
    let [x, o] = against_anybody(Level::Easy);
    assert_eq!(x[1], 0);
    assert!(o[0] > 0);
}

#[test]
fn hard_against_hard_is_a_draw_whichever_equals_are_drawn() {
    let both = [Mark::X, Mark::O];
    let mut hard = Computer::new(Level::Hard);
    let [x, o, draws] =
        results(Game::new(), &both, &mut hard, &mut HashMap::new());
    assert_eq!((x, o), (0, 0));
    assert!(draws > 1000);
}

/// A game after some moves, chosen by these numbers.
fn any_game() -> impl Strategy<Value = Game> {
    proptest::collection::vec(0..9_usize, 0..9).prop_map(|choices| {
        let mut game = Game::new();
        for choice in choices {
            let moves: Vec<_> = game.moves().collect();
            if moves.is_empty() {
                break;
            }
            game.play(moves[choice % moves.len()]).unwrap();
        }
        game
    })
}

proptest! {
    #[test]
    fn what_is_taken_back_never_happened(game in any_game()) {
        for spot in game.moves() {
            let mut other = game;
            other.play(spot).unwrap();
            prop_assert_eq!(other.undo(), Some(spot));
            prop_assert_eq!(other, game);
        }
    }

    #[test]
    fn one_and_two_ahead_are_minimax_of_depth_1_and_2(game in any_game()) {
        let mut copy = game;
        for evaluate in [win_or_loss, lines] {
            let one = one_ahead(&mut copy, evaluate);
            let two = two_ahead(&mut copy, evaluate);
            prop_assert_eq!(one, analyze(&game, 1, evaluate).values);
            prop_assert_eq!(two, analyze(&game, 2, evaluate).values);
        }
    }

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other(game in any_game()) {
        for evaluate in [win_or_loss, lines] {
            let [x, o] = [Mark::X, Mark::O].map(|it| evaluate(&game, it));
            prop_assert_eq!(x, -o);
        }
    }

    #[test]
    fn what_is_written_can_be_read(game in any_game()) {
        let signs = format!("{game:?}");
        prop_assert_eq!(signs.parse(), Ok(game));
    }
}
