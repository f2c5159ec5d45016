//! Every request gets a view or an error. A panic would end the board in the page.

use board::Board;
use proptest::prelude::*;

use crate::common::{Response, respond};

const KINDS: [&str; 12] = [
    "point", "walk", "moves", "predict", "shift", "play", "computer", "tree", "strip", "puzzle",
    "train", "patterns",
];

/// The fields of all boards, and some unknown ones.
const FIELDS: &str = "live position choose index name column row place square direction move \
    marked stage do game played go set moves depth ahead step person \
    level think replay analysis lead summary puzzle own values verdict solve \
    best_so_far train games seed rounds weights pattern board number record file \
    at positions goes_on names texts unfinished games_played static";
/// Values of these fields.
const VALUES: &str = "c6|a1 h8|NE|check|show|again|shown|first|forward|branch|replay|on|new|\
    analysis|white|easy|last|f5d6c3|pass||-1|2,5|8,|99999999|\
    99999999999999999999|advice|learned|true";

fn assert_view_or_error(response: &Response) {
    let has_error = response.error().is_some();
    assert_ne!(response.has_drawing(), has_error, "{response}");
}

/// A field with a value of any field, or with any text.
fn field() -> impl Strategy<Value = String> {
    let name = prop::sample::select(FIELDS.split(' ').collect::<Vec<_>>());
    let value = prop_oneof![
        (0..70_usize).prop_map(|number| number.to_string()),
        prop::sample::select(VALUES.split('|').collect::<Vec<_>>()).prop_map(str::to_owned),
        "[a-h][1-8]",
        "\\PC*",
    ];
    (name, value).prop_map(|(name, value)| format!("{name} {value}"))
}

fn diagram() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(Board::start().to_line()),
        "[XO#-]{64}",
        "[XO]{10}[-]{44}[XO]{10}",
    ]
}

proptest! {
    #[test]
    fn any_text_has_a_response(text in "\\PC*") {
        assert_view_or_error(&Response::parse(&page_boards::respond(&text)));
    }

    #[test]
    fn any_fields_have_a_response(
        kind in prop::sample::select(KINDS.to_vec()),
        board in diagram(),
        fields in prop::collection::vec(field(), 0..6),
    ) {
        let (live, position) = (format!("live {kind}"), format!("position {board} X"));
        let mut request = vec![&live[..], &position];
        request.extend(fields.iter().map(String::as_str));
        assert_view_or_error(&respond(&request));
    }

    #[test]
    fn any_fields_have_a_response_in_other_games(
        kind in prop::sample::select(vec!["play", "computer", "tree"]),
        game in prop::sample::select(vec!["tic-tac-toe", "connect-four"]),
        position in "[XO.]{9}|[1-7]{0,12}",
        fields in prop::collection::vec(field(), 0..6),
    ) {
        let live = format!("live {kind}");
        let (game, position) = (format!("game {game}"), format!("position {position}"));
        let mut request = vec![&live[..], &game, &position];
        request.extend(fields.iter().map(String::as_str));
        assert_view_or_error(&respond(&request));
    }
}
