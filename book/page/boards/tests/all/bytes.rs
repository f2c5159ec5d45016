//! The bytes of a game, and what they say about themselves.

use crate::common::ask;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;

/// Game 804 of 1990.
const RECORD: &str = "0000110008 00231c 3840352e233f2242414a 2f2b39214c184b1a1924\
                      0d2517100e55260f1130 3a5653545744 4e43341b493e473d2a51\
                      121f1c334d20155229584 80b1600";

/// The response to these events.
fn respond(events: &[&str]) -> String {
    let record: String = RECORD.split_whitespace().collect();
    let record = format!("record {record}");
    ask(&[&["live bytes", &record], events].concat())
}

/// The lines of a response that begin with this word.
fn lines(response: &str, word: &str) -> Vec<String> {
    let lines = response.lines().filter_map(|line| line.strip_prefix(word));
    lines.map(|line| line.trim().to_owned()).collect()
}

fn status(events: &[&str]) -> String {
    let response = respond(events);
    let error = lines(&response, "error ");
    let status = lines(&response, "status ");
    status.into_iter().chain(error).collect()
}

#[test]
fn a_byte_says_what_it_is() {
    let cells = [0, 3, 5, 6, 7, 8, 9, 66, 67];
    let said = cells.map(|cell| status(&[&format!("choose {cell}")]));
    assert_snapshot!(said.join("\n"), @r"
    Bytes 0 and 1 are 00 and 00: 0 + 256 × 0 = 0, the number of the tournament.
    Bytes 2 and 3 are 11 and 00: 17 + 256 × 0 = 17, the number of the player with the black discs.
    Bytes 4 and 5 are 08 and 00: 8 + 256 × 0 = 8, the number of the player with the white discs.
    Byte 6 is 23, or 35: Black's points. White has the other 29.
    Byte 7 is 1c, or 28: Black's points if both had played the end perfectly.
    Byte 8 is 38, or 56: row 5, column 6. That's f5, Black's move 1.
    Byte 9 is 40, or 64: row 6, column 4. That's d6, White's move 2.
    Byte 66 is 16, or 22: row 2, column 2. That's b2, White's move 59. Before it Black passes, and no byte says so.
    Byte 67 is 00: there are no more moves.
    ");
}

#[test]
fn a_square_says_which_byte_it_has() {
    let of = |column: usize, row: usize| status(&[&format!("choose {}", 68 + 8 * row + column)]);
    assert_snapshot!([of(5, 4), of(1, 0), of(3, 3)].join("\n"), @r"
    Byte 8 is 38, or 56: row 5, column 6. That's f5, Black's move 1.
    There's no byte for b1: nobody played there.
    There's no byte for d4: its disc was there from the start.
    ");
    assert_eq!(of(5, 4), status(&["choose 8"]));
}

#[test]
fn every_cell_has_a_name() {
    let response = respond(&[]);
    let cells = lines(&response, "cell ");
    assert_eq!(cells.len(), 68 + 64);
    assert_eq!(
        (&*cells[8], &*cells[66]),
        ("byte 8, 38, f5", "byte 66, 16, b2")
    );
    assert_eq!(cells[68], "a1, empty");
}

#[test]
fn a_transcript_becomes_bytes() {
    let response = respond(&["set f5 d6 pa", "at 8"]);
    assert_eq!(
        lines(&response, "error "),
        ["The pass before move 3 is illegal: Black can move, so Black can't pass."]
    );
    let response = respond(&["set F5D6c3"]);
    let kept = lines(&response, "keep record ");
    assert_eq!(
        kept,
        [format!("{}384021{}", "0".repeat(16), "0".repeat(114))]
    );
}

#[test]
fn the_bytes_of_a_game_can_be_pasted_too() {
    let spaced = RECORD.replace("3840352e", "38 40 35 2e");
    let response = respond(&[&format!("set {spaced}")]);
    assert_eq!(lines(&response, "error "), [""; 0]);
    assert_eq!(
        status(&[&format!("set {spaced}"), "choose 2"]),
        status(&["choose 2"])
    );
}

/// Only 68 bytes of a file come here, and the page asks for the right ones.
#[test]
fn a_file_is_read_where_its_game_is() {
    let record: String = RECORD.split_whitespace().collect();
    let response = respond(&["number 804"]);
    assert_eq!(lines(&response, "file "), ["file 54620 68 Or a .wtb file"]);
    let read = format!("file 203064 {record}");
    let response = respond(&["number 804", &read]);
    assert_eq!(
        lines(&response, "fact "),
        ["The file has 2986 games. This is game 804."]
    );
    assert_eq!(lines(&response, "keep games "), ["2986"]);
}

/// Until the bytes of another game are there, nothing is said about it.
#[test]
fn a_number_is_announced_once_its_bytes_are_read() {
    let [games, shown] = ["games 2986", "shown 1"];
    let response = respond(&[games, shown, "number 1"]);
    assert_eq!(
        lines(&response, "fact "),
        ["The file has 2986 games. This is game 1."]
    );
    let response = respond(&[games, shown, "number 804"]);
    assert_eq!(lines(&response, "fact "), [""; 0]);
    assert_eq!(lines(&response, "keep shown "), ["0"]);
    assert_eq!(
        status(&[games, "number 3000", "file 203064 "]),
        "There's no game 3000: a file of this size has 2986 games."
    );
}

/// After game 804 of one year comes a year of 12 games.
#[test]
fn a_shorter_file_begins_with_its_first_game() {
    let chosen = ["games 2986", "number 804", "file 832 "];
    let response = respond(&chosen);
    assert_eq!(lines(&response, "error "), [""; 0]);
    assert_eq!(lines(&response, "file "), ["file 16 68 Or a .wtb file"]);
    assert_eq!(lines(&response, "keep number "), ["1"]);
    assert_eq!(lines(&response, "keep games "), ["12"]);
    assert_eq!(lines(&response, "fact "), [""; 0]);
}

#[test]
fn what_is_no_game_is_refused_in_a_sentence() {
    let said = [
        status(&["file 203064 00"]),
        status(&["games 2986", "number 3000", "file 203064 "]),
        status(&["file 0 "]),
        // The list of players.
        status(&["file 88256 "]),
        status(&[&format!("file 203064 {}", "ff".repeat(68))]),
        status(&[&format!(
            "file 203064 {}38{}",
            "00".repeat(9),
            "00".repeat(58)
        )]),
        status(&["file x"]),
        status(&["set hello"]),
        status(&["choose 400"]),
    ];
    assert_snapshot!(said.join("\n"), @r#"
    A game has 68 bytes.
    There's no game 3000: a file of this size has 2986 games.
    This file is too short: a header and a game have 84 bytes.
    This isn't a .wtb file, or it's damaged: it has 88256 bytes, and 1297 games would have 88212.
    These bytes aren't a game: Black can't have 255 points: there are 64 in all.
    Byte 8 is 00: there are no more moves.
    The file has no size: choose it again.
    "he" isn't a square or a pass, where ply 1 should be: write a game like f5d6c3.
    Byte 63 is 58, or 88: row 8, column 8. That's h8, White's move 56.
    "#);
}
