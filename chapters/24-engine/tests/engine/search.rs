use benchmark_positions::{ffo, middle_game};
use bitboards::{BitPosition, squares};
use end_of_game::Position;
use engine::by_hand;
use engine::{DISC, Engine, Evaluation, Feature, Limits, SearchInfo};
use pretty_assertions::assert_eq;
use whole_games::{Ply, Replay, parse_transcript};

fn engine() -> Engine {
    Engine::new(by_hand(), 1).unwrap()
}

/// Returns an engine whose scores are those of minimax.
fn full_width_engine() -> Engine {
    let disabled = vec![Feature::ProbCut, Feature::DeeperEntries];
    Engine {
        disabled,
        ..engine()
    }
}

/// The oracle: negamax without a table, a window or move ordering.
fn negamax(
    position: BitPosition,
    depth: u32,
    evaluation: &Evaluation,
    can_pass: bool,
) -> i32 {
    let moves = position.moves();
    if moves == 0 {
        let passed = position.passed();
        return if can_pass {
            -negamax(passed, depth, evaluation, false)
        } else {
            // The caller negates it, and the pass has swapped the sides.
            minimax::Game::result(&position).unwrap() * DISC
        };
    }
    if depth == 0 {
        return evaluation(&position);
    }
    squares(moves)
        .map(|square| {
            -negamax(position.play(square), depth - 1, evaluation, true)
        })
        .max()
        .unwrap()
}

#[test]
fn full_width_scores_equal_minimax() {
    for position in middle_game(28) {
        let position = BitPosition::from(&position);
        for info in full_width_engine().deepen(position, Limits::depth(4)) {
            let value = negamax(position, info.depth, &by_hand(), true);
            assert_eq!(info.value, value);
        }
    }
}

#[test]
fn unlimited_search_solves_the_endgame() {
    for problem in ffo(1..=19) {
        let position = BitPosition::from(&problem.position);
        let info = engine().think(position, Limits::NONE).unwrap();
        assert!(info.is_exact);
        assert_eq!(info.value, problem.value() * DISC);
        let best = problem
            .moves
            .iter()
            .find(|played| Ply::Move(played.0) == info.ply);
        assert_eq!(best.unwrap().1, problem.value());
    }
}

#[test]
fn immediate_stop_still_returns_a_legal_move() {
    for position in middle_game(44) {
        let position = BitPosition::from(&position);
        let limits = Limits::NONE.until(&|| true);
        let info = engine().think(position, limits).unwrap();
        let Ply::Move(square) = info.ply else {
            panic!("a pass");
        };
        assert!(position.flips(square) != 0);
    }
}

#[test]
fn position_limit_is_exceeded_by_one_check_interval_at_most() {
    let limits = Limits::positions(100_000);
    let info = engine().think(BitPosition::start(), limits).unwrap();
    assert!(info.positions < 101_100, "{info:?}");
}

#[test]
fn principal_variation_is_legal() {
    for position in middle_game(28) {
        let info = engine()
            .think(BitPosition::from(&position), Limits::depth(6))
            .unwrap();
        let SearchInfo { ply, line, .. } = info;
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
fn passes_without_a_legal_move() {
    // The shortest game after which White has no move.
    let position = after("f5f6d3g5h5h4f7h6");
    let info = engine().think(position, Limits::depth(3)).unwrap();
    assert_eq!(info.ply, Ply::Pass);
}

#[test]
fn finished_game_has_no_result() {
    let position = after("e6f4e3f6g5d6e7f5c5");
    assert_eq!(engine().think(position, Limits::NONE), None);
}
