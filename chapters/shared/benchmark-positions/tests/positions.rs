//! Tests of the benchmark positions and of the yardstick.

use alpha_beta::{OrderedSearch, Window, fewest_replies};
use benchmark_positions::{ffo, middle_game, sixty_positions, yardstick};
use board::Cell;
use end_of_game::Turn;
use evaluation::evaluate::phased;
use minimax::Search;
use pretty_assertions::assert_eq;

#[test]
fn middle_game_positions_have_the_requested_empty_squares() {
    for empty in [44, 36, 28] {
        let positions = middle_game(empty);
        assert_eq!(positions.len(), 20);
        for position in positions {
            assert_eq!(position.board.count(Cell::Empty), empty);
            assert_eq!(position.turn(), Turn::Move);
        }
    }
}

#[test]
fn sixty_positions_are_distinct() {
    let mut positions = sixty_positions();
    positions.sort_by_key(|position| position.board.to_line());
    positions.dedup();
    assert_eq!(positions.len(), 60);
}

/// The numbers of empty squares are those of the FFO suite.
#[test]
fn ffo_problems_have_their_number_of_empty_squares() {
    let empty = |numbers| -> Vec<_> {
        ffo(numbers)
            .iter()
            .map(|problem| problem.position.board.count(Cell::Empty))
            .collect()
    };
    let first = [
        14, 14, 14, 14, 14, 14, 14, 15, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16,
        16,
    ];
    assert_eq!(empty(1..=19), first);
    assert_eq!(empty(40..=44), [20, 22, 22, 23, 23]);
}

/// The scores are published with the FFO suite.
#[test]
fn ffo_values_are_the_published_scores() {
    let values = |numbers| -> Vec<_> {
        ffo(numbers)
            .iter()
            .map(|problem| (problem.number, problem.value()))
            .collect()
    };
    let published = [
        18, 10, 2, 0, 32, 14, 8, 8, -8, 10, 30, -8, 14, 18, 4, 24, 8, -2, 8,
    ];
    let first: Vec<_> = (1..).zip(published).collect();
    assert_eq!(values(1..=19), first);
    let last = [(40, 38), (41, 0), (42, 6), (43, -12), (44, -14)];
    assert_eq!(values(40..=44), last);
}

#[test]
fn ffo_problems_list_all_legal_moves_best_first() {
    for problem in ffo(1..=44) {
        let mut listed: Vec<_> =
            problem.moves.iter().map(|(square, _)| *square).collect();
        listed.sort_by_key(|square| square.index());
        let mut legal: Vec<_> = problem.position.legal_moves().collect();
        legal.sort_by_key(|square| square.index());
        assert_eq!(listed, legal, "problem {}", problem.number);
        assert!(problem.moves.is_sorted_by_key(|(_, value)| -value));
    }
}

#[test]
fn ffo_selects_problems_by_number() {
    assert_eq!(ffo(1..=100).len(), 24);
    assert_eq!(ffo(20..=39), []);
    assert_eq!(ffo(42..=42)[0].number, 42);
}

/// The yardstick plays on bitboards. This compares it with chapter 17's search
/// on the array board.
#[test]
fn yardstick_plays_the_moves_of_the_array_board() {
    for position in middle_game(44) {
        let search = Search::new(&phased);
        let mut search = OrderedSearch::new(search, fewest_replies);
        let line = search.best_line(&position, 6, Window::FULL, &[]).unwrap();
        assert_eq!(yardstick(&position), line.moves[0]);
    }
}
