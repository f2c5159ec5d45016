use benchmark_positions::{ffo, middle_game};
use bitboards::{BitPosition, squares};
use end_of_game::Position;
use engine::by_hand;
use engine::{DISC, Engine, Evaluation, Limits, Technique, Thought};
use pretty_assertions::assert_eq;
use whole_games::{Ply, Replay, parse_transcript};

fn engine() -> Engine {
    Engine::new(by_hand(), 1).unwrap()
}

/// An engine that finds what minimax finds.
fn thorough() -> Engine {
    let disabled = vec![Technique::ProbCut, Technique::DeeperAnswers];
    Engine {
        disabled,
        ..engine()
    }
}

/// The oracle: it tries every move and remembers nothing.
fn plain(
    position: BitPosition,
    depth: u32,
    evaluation: &Evaluation,
    can_pass: bool,
) -> i32 {
    let moves = position.moves();
    if moves == 0 {
        let passed = position.passed();
        return if can_pass {
            -plain(passed, depth, evaluation, false)
        } else {
            // Turned around once, because it was passed to.
            minimax::Game::result(&position).unwrap() * DISC
        };
    }
    if depth == 0 {
        return evaluation(&position);
    }
    let values = squares(moves).map(|square| {
        let after = position.play(square);
        -plain(after, depth - 1, evaluation, true)
    });
    values.max().unwrap()
}

#[test]
fn the_values_are_those_of_minimax() {
    for position in middle_game(28) {
        let position = BitPosition::from(&position);
        for thought in thorough().deepen(position, Limits::depth(4)) {
            let value = plain(position, thought.depth, &by_hand(), true);
            assert_eq!(thought.value, value);
        }
    }
}

#[test]
fn the_end_is_exact() {
    for problem in ffo(1..=19) {
        let position = BitPosition::from(&problem.position);
        let thought = engine().think(position, Limits::NONE).unwrap();
        assert!(thought.is_exact);
        assert_eq!(thought.value, problem.value() * DISC);
        let best = problem
            .moves
            .iter()
            .find(|played| Ply::Move(played.0) == thought.ply);
        assert_eq!(best.unwrap().1, problem.value());
    }
}

#[test]
fn it_always_has_a_move() {
    for position in middle_game(44) {
        let position = BitPosition::from(&position);
        let limits = Limits::NONE.until(&|| true);
        let thought = engine().think(position, limits).unwrap();
        let Ply::Move(square) = thought.ply else {
            panic!("a pass");
        };
        assert!(position.flips(square) != 0);
    }
}

#[test]
fn it_stops_near_its_limit() {
    let limits = Limits::positions(100_000);
    let thought = engine().think(BitPosition::start(), limits).unwrap();
    assert!(thought.positions < 101_100, "{thought:?}");
}

#[test]
fn what_it_expects_can_be_played() {
    for position in middle_game(28) {
        let thought = engine()
            .think(BitPosition::from(&position), Limits::depth(6))
            .unwrap();
        let Thought { ply, line, .. } = thought;
        assert_eq!(line[0], ply);
        let mut replay = Replay::from(position);
        for ply in line {
            replay.follow(ply).unwrap();
        }
    }
}

fn after(moves: &str) -> BitPosition {
    let plies = parse_transcript(moves).unwrap();
    let game = whole_games::referee(Position::start(), &plies).unwrap();
    BitPosition::from(&game.position)
}

#[test]
fn it_passes_when_it_must() {
    // White has no move after this shortest way to a pass.
    let position = after("f5f6d3g5h5h4f7h6");
    let thought = engine().think(position, Limits::depth(3)).unwrap();
    assert_eq!(thought.ply, Ply::Pass);
}

#[test]
fn once_the_game_is_over_it_thinks_nothing() {
    let position = after("e6f4e3f6g5d6e7f5c5");
    assert_eq!(engine().think(position, Limits::NONE), None);
}
