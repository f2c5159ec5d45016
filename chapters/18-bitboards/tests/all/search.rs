use alpha_beta::OrderedSearch;
use bitboards::evaluate::discs;
use bitboards::{BitPosition, evaluate};
use minimax::{Search, analyze, minimax};
use test_support::middle_game;

#[test]
fn the_search_finds_the_same_on_both_boards() {
    for position in middle_game::positions() {
        let bits = BitPosition::from(&position);
        let mut slow = Search::new(&minimax::discs);
        let mut fast = Search::new(&discs);
        assert_eq!(
            minimax(&mut fast, &bits, 3),
            minimax(&mut slow, &position, 3)
        );
        assert_eq!(fast.positions(), slow.positions());
    }
}

#[test]
fn each_move_is_worth_the_same_on_both_boards() {
    let position = end_of_game::Position::start();
    let bits = BitPosition::from(&position);
    let slow = analyze(&position, 4, &minimax::discs);
    assert_eq!(analyze(&bits, 4, &discs), slow);
}

#[test]
fn looking_deeper_finds_the_same_on_both_boards() {
    for position in middle_game::positions() {
        let bits = BitPosition::from(&position);
        let slow = Search::new(&evaluation::evaluate::phased);
        let slow = OrderedSearch::new(slow, alpha_beta::fewest_replies);
        let fast = Search::new(&evaluate::phased);
        let fast = OrderedSearch::new(fast, bitboards::fewest_replies);
        let fast = fast.deepen(&bits).take(5);
        assert!(fast.eq(slow.deepen(&position).take(5)));
    }
}

/// The positions of the table on the page.
#[test]
fn the_table_counts_what_the_page_says() {
    for (empty, counted) in [(44, 5_396_388), (36, 5_817_814), (28, 4_249_136)]
    {
        let mut search = Search::new(&evaluate::phased);
        for position in benchmark_positions::middle_game(empty) {
            let bits = BitPosition::from(&position);
            minimax(&mut search, &bits, 5).unwrap();
        }
        assert_eq!(search.positions(), counted);
    }
}
