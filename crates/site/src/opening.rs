//! How a chapter opens, and how the first page shows all of them: an emblem, the
//! number, the part. The book plays one game from its first chapter to its last,
//! and each emblem is the board as far as the book has come.

use crate::hero;
use crate::metadata::Descriptions;
use crate::print_page::Entry;
use board::{Cell, Square};
use end_of_game::Position;
use page_boards::html::escape;
use std::fmt::Write as _;
use whole_games::{parse_transcript, referee};

/// A game without a pass.
const GAME: &str = "f5d6c3d3c4f4f6g5c6e3d7b3c2b4c5d2d1e6b5g6f7f8e2f3a3e7f2a4a5e1f1c8e8\
                    c1b1b2g8b7g4b6a8c7a7a6d8h8b8h3h6h4g7g3h5h7g2g1h1h2a2a1";

/// Where the first page wants the chapters.
const PLACE: &str = "<div class=\"chapters\"></div>";

/// The page `name` with an opening above its title, if it's a chapter, and with
/// the chapters where it wants them.
pub(crate) fn opened(
    page: &str,
    name: &str,
    entries: &[Entry],
    descriptions: &Descriptions,
) -> String {
    let numbered = entries
        .iter()
        .filter_map(|entry| Some((entry.number?, entry)));
    let chapters: Vec<_> = numbered.collect();
    match chapters.iter().find(|(_, entry)| entry.file == name) {
        Some((number, Entry { part, .. })) => {
            let (emblem, part) = (emblem(*number, chapters.len()), escape(part));
            let chapter = format!("{emblem}<span>Chapter {number}</span> {part}");
            page.replacen(
                "<h1",
                &format!("<p class=\"opening\">{chapter}</p>\n<h1"),
                1,
            )
        }
        None if page.contains(PLACE) => {
            hero::staged(page).replacen(PLACE, &cards(&chapters, descriptions), 1)
        }
        None => page.to_owned(),
    }
}

/// The board after a chapter's share of the game: two paths of dots.
fn emblem(number: usize, of: usize) -> String {
    let plies = parse_transcript(GAME).unwrap_or_default();
    let played = plies.len() * number / of;
    let replay = referee(Position::start(), &plies[..played]);
    let board = replay.unwrap_or_else(|wrong| wrong.game).position.board;
    let mut discs = [String::new(), String::new()];
    for square in Square::all() {
        let (x, y) = (square.column() * 2 + 1, square.row() * 2 + 1);
        let path = match board[square] {
            Cell::Black => &mut discs[0],
            Cell::White => &mut discs[1],
            Cell::Empty | Cell::Border => continue,
        };
        let _ = write!(path, "M{x} {y}h0"); // writing to a string can't fail
    }
    let [black, white] = discs;
    format!(
        "<svg class=\"emblem\" viewBox=\"-1 -1 18 18\" aria-hidden=\"true\">\
             <rect x=\"-1\" y=\"-1\" width=\"18\" height=\"18\" rx=\"1.6\"/>\
             <path class=\"black\" d=\"{black}\"/><path class=\"white\" d=\"{white}\"/></svg>"
    )
}

/// All chapters, part by part.
fn cards(chapters: &[(usize, &Entry)], descriptions: &Descriptions) -> String {
    let mut list = String::new();
    for part in chapters.chunk_by(|(_, one), (_, other)| one.part == other.part) {
        let title = escape(&part[0].1.part);
        let _ = writeln!(list, "<h3>{title}</h3>\n<ol class=\"cards\">");
        for (
            number,
            Entry {
                name: title,
                file: name,
                ..
            },
        ) in part
        {
            let Some(about) = descriptions.get(name.as_str()) else {
                continue;
            };
            let about = about
                .split_once(": ")
                .map_or(about.as_str(), |(_, about)| about);
            let emblem = emblem(*number, chapters.len());
            let (title, about) = (escape(title), escape(about));
            let _ = writeln!(
                list,
                "<li><a href=\"{name}.html\">{emblem}<strong>{number}. {title}</strong> \
                 <span>{about}</span></a></li>"
            );
        }
        list += "</ol>\n";
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_emblem_is_a_full_board() {
        assert_eq!(emblem(24, 24).matches("h0").count(), 64);
        assert_eq!(emblem(1, 24).matches("h0").count(), 6);
    }
}
