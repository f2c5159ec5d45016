//! The headers of chapters, and the cards of all chapters on the first page.
//!
//! Both show a chapter's emblem: the board of one game that is played on from chapter to
//! chapter.

use crate::metadata::Descriptions;
use crate::toc::TocEntry;
use board::{Cell, Square};
use end_of_game::Position;
use page_boards::html::escape;
use std::fmt::Write as _;
use whole_games::{parse_transcript, referee};

/// The game of the emblems, which has no pass.
const GAME: &str = "f5d6c3d3c4f4f6g5c6e3d7b3c2b4c5d2d1e6b5g6f7f8e2f3a3e7f2a4a5e1f1c8e8\
                    c1b1b2g8b7g4b6a8c7a7a6d8h8b8h3h6h4g7g3h5h7g2g1h1h2a2a1";

/// The element of the first page that the cards replace.
const CARDS_PLACEHOLDER: &str = "<div class=\"chapters\"></div>";

/// Adds the chapter's header above the title if the page `page_name` is a chapter. On the
/// page that has the placeholder for them, inserts the cards of all chapters.
pub(crate) fn add_chapter_header(
    page: &str,
    page_name: &str,
    entries: &[TocEntry],
    descriptions: &Descriptions,
) -> String {
    let chapters: Vec<_> = entries
        .iter()
        .filter_map(|entry| Some((entry.number?, entry)))
        .collect();
    let chapter = chapters
        .iter()
        .find(|(_, entry)| entry.page_name == page_name);
    if let Some((number, entry)) = chapter {
        let emblem = render_emblem(*number, chapters.len());
        let part = escape(&entry.part);
        let header =
            format!("<p class=\"opening\">{emblem}<span>Chapter {number}</span> {part}</p>\n");
        page.replacen("<h1", &format!("{header}<h1"), 1)
    } else if page.contains(CARDS_PLACEHOLDER) {
        let cards = render_cards(&chapters, descriptions);
        page.replacen(CARDS_PLACEHOLDER, &cards, 1)
    } else {
        page.to_owned()
    }
}

/// Renders the emblem of a chapter: the board after `number` of `chapter_count` equal shares
/// of the game. The discs of each color are the dots of one path.
fn render_emblem(number: usize, chapter_count: usize) -> String {
    let plies = parse_transcript(GAME).unwrap_or_default();
    let played = plies.len() * number / chapter_count;
    let game = match referee(Position::start(), &plies[..played]) {
        Ok(game) => game,
        Err(error) => error.game,
    };
    let board = game.position.board;
    let mut black = String::new();
    let mut white = String::new();
    for square in Square::all() {
        let path = match board[square] {
            Cell::Black => &mut black,
            Cell::White => &mut white,
            Cell::Empty | Cell::Border => continue,
        };
        let (x, y) = (square.column() * 2 + 1, square.row() * 2 + 1);
        let _ = write!(path, "M{x} {y}h0"); // writing to a string doesn't fail
    }
    format!(
        "<svg class=\"emblem\" viewBox=\"-1 -1 18 18\" aria-hidden=\"true\">\
             <rect x=\"-1\" y=\"-1\" width=\"18\" height=\"18\" rx=\"1.6\"/>\
             <path class=\"black\" d=\"{black}\"/><path class=\"white\" d=\"{white}\"/></svg>"
    )
}

/// Renders a list of cards for each part. A card has the emblem, the title and the
/// description of a chapter.
fn render_cards(chapters: &[(usize, &TocEntry)], descriptions: &Descriptions) -> String {
    let mut html = String::new();
    for part in chapters.chunk_by(|(_, a), (_, b)| a.part == b.part) {
        let (_, first) = part[0];
        let _ = writeln!(
            html,
            "<h3>{}</h3>\n<ol class=\"cards\">",
            escape(&first.part)
        );
        for (number, entry) in part {
            let page_name = &entry.page_name;
            let Some(description) = descriptions.get(page_name) else {
                continue;
            };
            // A crate's description begins with `Chapter 4 of Othellier: `.
            let description = match description.split_once(": ") {
                Some((_, description)) => description,
                None => description,
            };
            let emblem = render_emblem(*number, chapters.len());
            let (title, description) = (escape(&entry.title), escape(description));
            let _ = writeln!(
                html,
                "<li><a href=\"{page_name}.html\">{emblem}<strong>{number}. {title}</strong> \
                 <span>{description}</span></a></li>"
            );
        }
        html += "</ol>\n";
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emblem_of_last_chapter_is_full_board() {
        assert_eq!(render_emblem(24, 24).matches("h0").count(), 64);
        assert_eq!(render_emblem(1, 24).matches("h0").count(), 6);
    }
}
