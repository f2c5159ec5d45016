use alpha_beta::Searcher;
use bitboards::evaluate::discs;
use bitboards::{BitPosition, evaluate};
use minimax::{analyze, minimax};
use test_support::middle_game;

#[test]
fn the_search_finds_the_same_on_both_boards() {
    for position in middle_game::positions() {
        let bits = BitPosition::from(&position);
        let (mut few, mut many) = (0, 0);
        let slow = minimax(&position, 3, minimax::discs, &mut many);
        assert_eq!(minimax(&bits, 3, discs, &mut few), slow);
        assert_eq!(few, many);
    }
}

#[test]
fn each_move_is_worth_the_same_on_both_boards() {
    let position = end_of_game::Position::start();
    let bits = BitPosition::from(&position);
    let slow = analyze(&position, 4, minimax::discs);
    assert_eq!(analyze(&bits, 4, discs), slow);
}

#[test]
fn looking_deeper_finds_the_same_on_both_boards() {
    let array = evaluation::evaluate::phased;
    for position in middle_game::positions() {
        let bits = BitPosition::from(&position);
        let slow = Searcher::new(array, alpha_beta::fewest_replies);
        let fast = Searcher::new(evaluate::phased, bitboards::fewest_replies);
        let fast = fast.deepen(&bits).take(5);
        assert!(fast.eq(slow.deepen(&position).take(5)));
    }
}

/// The positions of the table on the page.
#[test]
fn the_table_counts_what_the_page_says() {
    for (empty, counted) in [(44, 5_396_388), (36, 5_817_814), (28, 4_249_136)]
    {
        let mut positions = 0;
        for position in benchmark_positions::middle_game(empty) {
            let bits = BitPosition::from(&position);
            minimax(&bits, 5, evaluate::phased, &mut positions);
        }
        assert_eq!(positions, counted);
    }
}
