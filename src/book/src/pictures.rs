//! The picture that other programs show of a page: its first board and its
//! title. They can't show a drawing, so a browser takes a photo of it.

use crate::chromium::Chromium;
use crate::postprocess::pages;
use crate::site::Addresses;
use anyhow::Result;
use othellier_project::files::{read, write};
use std::fs;
use std::path::Path;

/// The tag behind which the picture is named.
const BEFORE: &str = "<link rel=\"canonical\"";

/// What a card looks like. The colors of the board are those of the book.
const STYLE: &str = "
body { margin: 0; display: flex; align-items: center; gap: 50px;
  width: 1200px; height: 630px; padding: 0 40px; box-sizing: border-box;
  background: #161923; color: #fff; font: 58px/1.2 system-ui, sans-serif; }
svg.board-drawing { flex: none; width: 550px; height: 590px; }";

/// Pages without a board get this page's picture.
const FIRST: &str = "pictures/index.png";

/// Gives each page of the site a picture, if the book knows its address and
/// there is a browser here.
///
/// # Errors
///
/// When the browser fails, or the site can't be written.
pub(crate) fn add(site: &Path, addresses: &Addresses) -> Result<()> {
    let (Some(home), Some(browser)) = (&addresses.site, Chromium::find()) else {
        return Ok(());
    };
    let colors = read(&style_sheet(site)?)?;
    fs::create_dir_all(site.join("pictures"))?;
    // The first page comes first.
    let mut pages = pages(site)?;
    pages.sort_by_key(|name| name != "index");
    for name in pages {
        let file = site.join(format!("{name}.html"));
        let page = read(&file)?;
        let mut picture = FIRST.to_owned();
        if let Some(card) = card(&page, &colors) {
            picture = format!("pictures/{name}.png");
            browser.photograph(&card, &site.join(&picture))?;
        }
        if site.join(&picture).is_file() {
            write(&file, named(&page, &format!("{home}{picture}")))?;
        }
    }
    Ok(())
}

/// The sheet with the colors of the boards.
fn style_sheet(site: &Path) -> Result<std::path::PathBuf> {
    let mut sheets = fs::read_dir(site.join("page/boards"))?.filter_map(Result::ok);
    let is_it = |name: &str| name.starts_with("drawing") && name.ends_with(".css");
    let sheet = sheets.find(|it| it.file_name().to_str().is_some_and(is_it));
    let sheet = sheet.map(|it| it.path());
    anyhow::Context::context(sheet, "the site has no page/boards/drawing.css")
}

/// A page with the first board of another and its title.
fn card(page: &str, colors: &str) -> Option<String> {
    let start = page.find("<svg class=\"board-drawing\"")?;
    let end = start + page[start..].find("</svg>")? + "</svg>".len();
    let (_, title) = page.split_once("<title>")?;
    let (title, _) = title.split_once("</title>")?;
    let title = [". ", ": ", " - "]
        .iter()
        .fold(title.to_owned(), |it, end| it.replacen(end, "<br>", 1));
    Some(format!(
        "<!DOCTYPE html><meta charset=\"UTF-8\"><style>{colors}{STYLE}</style>\
         {}<div>{title}</div>",
        &page[start..end]
    ))
}

/// The page with the address of its picture.
fn named(page: &str, picture: &str) -> String {
    let tag = format!("<meta property=\"og:image\" content=\"{picture}\">\n        {BEFORE}");
    page.replacen(BEFORE, &tag, 1)
}

#[cfg(test)]
mod tests {
    use super::{card, named};
    use pretty_assertions::assert_eq;

    #[test]
    fn a_card_shows_the_first_board_and_the_title() {
        let board = "<svg class=\"board-drawing\"><path/></svg>";
        let page = format!("<title>Chapter 4. Flipping - Othellier</title>{board}<svg></svg>");
        let card = card(&page, ".felt {}").unwrap();
        assert!(card.starts_with("<!DOCTYPE html>"));
        let end = format!("{board}<div>Chapter 4<br>Flipping<br>Othellier</div>");
        assert!(card.ends_with(&end), "{card}");
        assert_eq!(super::card("<title>Sources</title>", ""), None);
    }

    #[test]
    fn a_page_names_its_picture() {
        let page = "<link rel=\"canonical\" href=\"a\">";
        let expected = format!("<meta property=\"og:image\" content=\"b.png\">\n        {page}");
        assert_eq!(named(page, "b.png"), expected);
    }
}
