//! Puzzles, and the solver that plays on.

use crate::common::{self, all, ask, go_on, one, said};

use bitboards::{BitPosition, squares};
use end_of_game::Position;
use perfect_endgame::{BoardShape, Solver, Table};
use pretty_assertions::assert_eq;

const BOARD: [&str; 1] = ["live puzzle"];

/// Ralle - Thor of 1990, up to move 47.
const ENDING: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1\
    g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7a6b4a8h1";

fn puzzles() -> Vec<Position> {
    let file = include_str!("../../src/games/puzzle/puzzles.txt");
    let position = |line: &str| {
        let words: Vec<_> = line.splitn(3, ' ').collect();
        Position {
            board: words[0].parse().unwrap(),
            to_move: words[1].parse().unwrap(),
        }
    };
    file.lines().map(position).collect()
}

fn solver() -> Solver {
    Solver::new(BoardShape::eight(), Table::new(4).unwrap())
}

/// The first has few empty squares, the last the most that a page solves.
#[test]
fn in_each_puzzle_one_move_wins_and_the_others_lose() {
    let mut empty = Vec::new();
    for position in puzzles() {
        let bits = BitPosition::from(&position);
        let values = squares(bits.moves()).map(|square| {
            let after = bits.play(square);
            -solver().value(after).unwrap()
        });
        let mut values: Vec<_> = values.collect();
        values.sort();
        assert!(values.len() > 4, "{values:?}");
        let [others @ .., best] = &values[..] else {
            panic!()
        };
        assert!(
            *best > 0 && others.iter().all(|other| *other < 0),
            "{values:?}"
        );
        empty.push(bits.empty().count_ones());
    }
    assert!(empty.is_sorted());
    assert_eq!((empty[0], empty[empty.len() - 1]), (9, 14));
}

#[test]
fn a_puzzle_asks_for_the_move_that_wins() {
    let (say, facts) = said(&BOARD, &[]);
    assert_eq!(
        say,
        "Puzzle 1 of 12: one move wins, the others lose. White to move."
    );
    let source = "Nicky van den Biggelaar - Chen Xun, world championship of 2025.";
    assert_eq!(facts, ["Black 38, White 17, empty 9.", source]);
}

/// b8 is what was played.
#[test]
fn a_wrong_move_is_judged_and_answered() {
    let waits = go_on(&BOARD, &["choose 57"]);
    assert_eq!(one(&waits, "then"), "0 think on");
    assert!(one(&waits, "status").ends_with("The solver is thinking."));
    let (say, _) = said(&BOARD, &["choose 57", "think on"]);
    assert!(say.contains(" Black plays "), "{say}");
    assert!(say.ends_with("White to move."), "{say}");
    let verdict = "b8 loses by 4 against perfect play; another move wins by 4: \
                   take it back, or play on.";
    assert!(say.starts_with(verdict), "{say}");
    let (say, _) = said(&BOARD, &["choose 57", "think on", "choose 0"]);
    assert!(say.starts_with("White can't play a1"), "{say}");
    let (say, _) = said(&BOARD, &["choose 57", "think on", "go back"]);
    assert!(say.starts_with("Puzzle 1 of 12"), "{say}");
}

#[test]
fn the_right_move_is_praised() {
    let (say, _) = said(&BOARD, &["choose 8", "think on"]);
    let verdict = "a2 wins by 4 against perfect play, and no other move does better.";
    assert!(say.starts_with(verdict), "{say}");
}

/// The best move each time wins by as much as the puzzle is worth.
#[test]
fn every_puzzle_can_be_played_to_its_end() {
    for (number, start) in puzzles().into_iter().enumerate() {
        let value = solver().value((&start).into()).unwrap();
        let mut answer = ask(&BOARD);
        for _ in 0..number {
            answer = after(&answer, "go next");
        }
        while !one(&answer, "status").contains("is over") {
            let event = match all(&answer, "then").first() {
                Some(then) => then.split_once(' ').unwrap().1.to_owned(),
                None => format!("choose {}", best(&answer)),
            };
            answer = after(&answer, &event);
        }
        let answer = match all(&answer, "then").first() {
            Some(_) => after(&answer, "think on"),
            None => answer,
        };
        let wins = format!("wins by {value} against perfect play");
        assert!(answer.contains(&wins), "{answer}");
    }
}

/// The answer to an event, with what was to be kept.
fn after(answer: &str, event: &str) -> String {
    common::after(&BOARD, answer, event)
}

/// The best move in what the board shows.
fn best(answer: &str) -> usize {
    let position = shown(answer);
    let (ply, _) = solver().best_ply(&position).unwrap();
    let square: board::Square = ply.to_string().parse().unwrap();
    square.index()
}

/// The position that the board shows; the reader is to move.
fn shown(answer: &str) -> Position {
    let cells = all(answer, "cell");
    let sign = |name: &String| match name {
        name if name.contains("black disc") => 'X',
        name if name.contains("white disc") => 'O',
        _ => '-',
    };
    let board: String = cells.iter().map(sign).collect();
    let status = one(answer, "status");
    let to_move = if status.ends_with("Black to move.") {
        "black"
    } else {
        "white"
    };
    Position {
        board: board.parse().unwrap(),
        to_move: to_move.parse().unwrap(),
    }
}

#[test]
fn values_come_one_by_one_and_can_be_stopped() {
    let ask = go_on(&BOARD, &["do worth"]);
    assert_eq!(one(&ask, "then"), "0 solve on");
    assert!(one(&ask, "status").ends_with("The solver knows 0 of 6 moves."));
    let events = ["do worth", "solve on", "solve on"];
    let two = go_on(&BOARD, &events);
    assert!(one(&two, "words").starts_with("What a move is worth"));
    let stopped = go_on(&BOARD, &[&events[..], &["do stop"]].concat());
    assert_eq!(all(&stopped, "then"), [""; 0]);
    let said = one(&stopped, "status");
    assert!(
        said.contains("Stopped after 2 of 6 moves: a2 wins by 4."),
        "{said}"
    );
    let on = go_on(&BOARD, &[&events[..], &["do stop", "do worth"]].concat());
    assert!(one(&on, "status").ends_with("The solver knows 2 of 6 moves."));
    let all_six = [&["do worth"][..], &["solve on"; 6]].concat();
    let solved = go_on(&BOARD, &all_six);
    assert!(one(&solved, "status").ends_with("Solved: a2 wins by 4."));
    assert_eq!(all(&solved, "then"), [""; 0]);
}

/// The solver's turn is still the solver's.
#[test]
fn the_solver_can_be_stopped_before_it_answers() {
    let stopped = ["choose 57", "do stop"];
    let (say, _) = said(&BOARD, &stopped);
    assert!(
        say.ends_with("let it go on, or take your move back."),
        "{say}"
    );
    let early = go_on(&BOARD, &[&stopped[..], &["choose 8"]].concat());
    assert_eq!(early, "error The computer is to move.\n");
    let on = go_on(&BOARD, &[&stopped[..], &["do on"]].concat());
    assert_eq!(one(&on, "then"), "0 think on");
    let (say, _) = said(&BOARD, &[&stopped[..], &["go back"]].concat());
    assert!(say.ends_with("White to move."), "{say}");
}

#[test]
fn a_game_of_ones_own_is_solved() {
    let set = format!("set {ENDING}");
    let (say, facts) = said(&BOARD, &[&set]);
    assert_eq!(say, "White to move.");
    assert_eq!(facts[1], "A position of your own.");
    let position = "-OOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO \
                    OOOOOOOO OOOOOOOX black";
    let (say, _) = said(&BOARD, &[&format!("set {position}"), "choose 0"]);
    assert!(say.contains("flips"), "{say}");
}

#[test]
fn what_cannot_be_solved_is_refused_in_a_sentence() {
    let refusals = [
        (
            "",
            "A position is 64 characters, a space, and the color to move; a \
              game is its moves, such as f5d6c3.",
        ),
        (
            "-OX black",
            "A board has 64 squares, but this text has 3: write 64 \
                       characters, or paste a diagram.",
        ),
        (
            "f5d6",
            "58 squares are empty, and that's too many to solve in a \
                  page: give a position with 14 or fewer.",
        ),
        (
            "f5f5",
            "Move 2 is illegal: f5 is taken: play on an empty square.",
        ),
    ];
    for (text, sentence) in refusals {
        let answer = go_on(&BOARD, &[&format!("set {text}")]);
        assert_eq!(answer, format!("error {sentence}\n"));
    }
    let full = format!("set {} black", "X".repeat(64));
    let over = "error This game is over already: there's nothing to solve.\n";
    assert_eq!(go_on(&BOARD, &[&full]), over);
    let damaged = ask(&["live puzzle", "values 400 a", "puzzle 99"]);
    assert_eq!(all(&damaged, "words"), [""; 0]);
}
