use alpha_beta::OrderedSearch;
use bitboards::{BitPosition, evaluate};
use minimax::{Search, minimax};
use test_support::middle_game;

#[test]
fn deeper_search_matches_array() {
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
fn table_counts_match() {
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
