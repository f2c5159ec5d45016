use end_of_game::Position;
use minimax::{Game, ScoredMove, Search, consider, discs};
use pretty_assertions::assert_eq;

use crate::Report;

#[test]
fn a_report_crosses_as_a_line() {
    let start = Position::start();
    let mut search = Search::new(&discs);
    let report = consider(&mut search, &start, start.moves()[0], 3).unwrap();
    let text = report.to_text();
    assert_eq!(ScoredMove::from_text(&text), Some(report));
    assert!(!text.contains('\n'));
    let wrong = ["", "f5", "f5 many 3", "z9 1 3"];
    assert_eq!(wrong.map(ScoredMove::from_text), [None; 4]);
}
