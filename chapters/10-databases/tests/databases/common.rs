//! Database files for the tests.

use databases::{WthorGame, WthorHeader};
use whole_games::parse_transcript;

/// Creates a game between two players, given by their indexes, with `score`
/// discs for Black.
pub fn game(black: u16, white: u16, score: u8, moves: &str) -> WthorGame {
    WthorGame {
        tournament: 0,
        black,
        white,
        score,
        best_score: 0,
        plies: parse_transcript(moves).unwrap(),
    }
}

/// Encodes games as a `.wtb` file of 1990.
pub fn database(games: &[WthorGame]) -> Vec<u8> {
    let header = WthorHeader {
        games: games.len() as u32,
        year: 1990,
        ..WthorHeader::default()
    };
    let mut bytes = header.to_bytes().to_vec();
    for game in games {
        bytes.extend(game.to_bytes());
    }
    bytes
}

/// Encodes names as a `.jou` or `.trn` file.
pub fn names<const WIDTH: usize>(names: &[&str]) -> Vec<u8> {
    let header = WthorHeader {
        names: names.len() as u16,
        ..WthorHeader::default()
    };
    let mut bytes = header.to_bytes().to_vec();
    for name in names {
        let end = bytes.len() + WIDTH;
        bytes.extend(name.chars().map(|c| c as u8));
        bytes.resize(end, 0);
    }
    bytes
}
