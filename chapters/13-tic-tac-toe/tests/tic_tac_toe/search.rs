//! The computer's analysis of a position.

use std::collections::HashMap;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use tic_tac_toe::few_moves::{one_ahead, two_ahead};
use tic_tac_toe::{
    Analysis, Level, Mark, PlayError, Rand, Spot, TicTacToe, analyze, lines,
    win_or_loss,
};

use crate::evaluate::positions;

fn game(signs: &str) -> TicTacToe {
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
fn one_ply_finds_win_and_misses_threat() {
    let mut game = game("XX.OO....");
    let wins: Vec<_> = one_ahead(&mut game, win_or_loss)
        .into_iter()
        .filter(|&(_, value)| value == 1000)
        .collect();
    assert_eq!(wins, [(spot("c1"), 1000)]);
}

#[test]
fn two_plies_find_the_threat() {
    let analysis = analyze(&game(".XO.XX.O."), 2, win_or_loss);
    insta::assert_snapshot!(values(&analysis), @"a1 -1000, a2 0, a3 -1000, c3 -1000");
}

#[test]
fn four_plies_find_the_corner_trap() {
    let best = |depth| analyze(&game("X...O...X"), depth, win_or_loss).best();
    let [three, four] = [3, 4].map(best);
    assert_eq!(three.len(), 6);
    assert_eq!(four, ["b1", "a2", "c2", "b3"].map(spot));
}

#[test]
fn double_threat_loses_after_every_reply() {
    let analysis = analyze(&game("X.O.O.X.X"), 2, win_or_loss);
    insta::assert_snapshot!(values(&analysis), @"b1 -1000, a2 -1000, c2 -1000, b3 -1000");
}

#[test]
fn three_plies_rank_three_moves() {
    let told = |depth| values(&analyze(&game("XX.O.OXO."), depth, lines));
    insta::assert_snapshot!([1, 2, 3].map(told).join("\n"), @"
    c1 993, b2 80, c3 40
    c1 993, b2 0, c3 -992
    c1 993, b2 991, c3 -992
    ");
}

#[test]
fn prefers_quick_win() {
    let analysis = analyze(&game("XX.OO...."), 9, lines);
    assert_eq!(analysis.value(spot("c1")), Some(1000 - 5));
    assert_eq!(analysis.best(), [spot("c1")]);
}

#[test]
fn loss_is_delayed() {
    // X wins, whatever O does; blocking the diagonal makes it take longer.
    let analysis = analyze(&game("XO..X...."), 9, lines);
    assert_eq!(analysis.best(), [spot("c3")]);
    assert_eq!(analysis.value(spot("c3")), Some(7 - 1000));
    assert_eq!(analysis.value(spot("c1")), Some(5 - 1000));
}

#[test]
fn finished_game_has_no_moves() {
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
fn depth_0_searches_one_ply() {
    let start = TicTacToe::new();
    assert_eq!(analyze(&start, 0, lines), analyze(&start, 1, lines));
}

#[test]
fn seed_reproduces_game() {
    let choices = |seed| {
        let mut rand = Rand::new(seed);
        [(); 20].map(|()| rand.below(9))
    };
    assert_eq!(choices(3), choices(3));
    assert_ne!(choices(3), choices(4));
}

/// Returns the games that X wins, that O wins and that nobody wins, over every
/// game in which the given sides make any of the moves they may choose from.
fn results(
    game: TicTacToe,
    moves: &mut impl FnMut(TicTacToe) -> Vec<Spot>,
    known: &mut HashMap<TicTacToe, [u64; 3]>,
) -> [u64; 3] {
    if let Some(&results) = known.get(&game) {
        return results;
    }
    let mut sums = [0; 3];
    if game.is_over() {
        sums[game.winner().map_or(2, |mark| mark as usize)] = 1;
    }
    for spot in moves(game) {
        let mut next = game;
        next.play(spot).unwrap();
        let below = results(next, moves, known);
        sums = std::array::from_fn(|result| sums[result] + below[result]);
    }
    known.insert(game, sums);
    sums
}

/// Returns the results of a player who always makes one of its best moves,
/// first as X and then as O, against somebody who makes any move at all.
pub fn against_anybody(
    best: impl Fn(&TicTacToe) -> Vec<Spot>,
) -> [[u64; 3]; 2] {
    [Mark::X, Mark::O].map(|player| {
        let mut moves = |game: TicTacToe| {
            if game.to_move() == player {
                best(&game)
            } else {
                game.moves().collect()
            }
        };
        results(TicTacToe::new(), &mut moves, &mut HashMap::new())
    })
}

fn of_depth(depth: usize) -> [[u64; 3]; 2] {
    against_anybody(|game| analyze(game, depth, lines).best())
}

#[test]
fn hard_never_loses() {
    let [x, o] = of_depth(Level::Hard.depth());
    assert_eq!([x, o], [[7056, 0, 3584], [0, 2528, 3584]]);
}

#[test]
fn medium_never_loses_and_easy_loses_only_as_second() {
    let [x, o] = of_depth(Level::Medium.depth());
    assert_eq!((x[1], o[0]), (0, 0));
    let [x, o] = of_depth(Level::Easy.depth());
    assert_eq!((x[1], o[0]), (0, 48));
}

#[test]
fn two_plies_draw_and_three_lose() {
    let losses = |depth| of_depth(depth)[1][0];
    assert_eq!([1, 2, 3, 4].map(losses), [120, 0, 48, 0]);
}

#[test]
fn three_plies_walk_into_a_double_threat() {
    let c3 = |depth| {
        let analysis = analyze(&game(".X.XO...."), depth, lines);
        let is_best = analysis.best() == [spot("c3")];
        (analysis.value(spot("c3")), is_best)
    };
    assert_eq!(c3(2), (Some(-30), false));
    assert_eq!(c3(3), (Some(40), true));
    assert_eq!(c3(4), (Some(-993), false));
}

#[test]
fn hard_against_hard_is_always_a_draw() {
    let mut best = |game: TicTacToe| Level::Hard.analyze(&game).best();
    let [x, o, draws] =
        results(TicTacToe::new(), &mut best, &mut HashMap::new());
    assert_eq!((x, o), (0, 0));
    assert!(draws > 1000);
}

/// Returns a game after some moves, chosen by these numbers.
fn any_game() -> impl Strategy<Value = TicTacToe> {
    proptest::collection::vec(0..9_usize, 0..9).prop_map(|choices| {
        let mut game = TicTacToe::new();
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

#[test]
fn one_and_two_ahead_equal_minimax_depths_1_and_2() {
    let is_open = |game: &TicTacToe| !game.is_over();
    for mut game in positions().into_iter().filter(is_open) {
        for evaluate in [win_or_loss, lines] {
            let one = one_ahead(&mut game, evaluate);
            assert_eq!(one, analyze(&game, 1, evaluate).values);
            let two = two_ahead(&mut game, evaluate);
            assert_eq!(two, analyze(&game, 2, evaluate).values);
        }
    }
}

proptest! {
    #[test]
    fn undo_restores_position(game in any_game()) {
        for spot in game.moves() {
            let mut other = game;
            other.put(spot);
            other.take_back(spot);
            prop_assert_eq!(other, game);
        }
    }

    #[test]
    fn evaluation_is_antisymmetric(game in any_game()) {
        for evaluate in [win_or_loss, lines] {
            let [x, o] = [Mark::X, Mark::O].map(|mark| evaluate(&game, mark));
            prop_assert_eq!(x, -o);
        }
    }

    #[test]
    fn text_round_trips(game in any_game()) {
        let signs = format!("{game:?}");
        prop_assert_eq!(signs.parse(), Ok(game));
    }
}
