//! The page for an address that has none. A server shows it at any such
//! address, so everything it needs is inside it.

use maud::{DOCTYPE, PreEscaped, html};

const STYLE: &str = "
:root { color-scheme: light dark; font: 1.1em/1.5 system-ui, sans-serif; }
body { max-width: 32em; margin: 4em auto; padding: 0 1em; }
a { display: inline-block; padding: 0.4em 0; }
svg { width: 8em; }";

/// Four squares, and the disc that missed them.
const DRAWING: &str = "\
<svg viewBox=\"0 0 150 110\" aria-hidden=\"true\">\
<path d=\"M5 5h80v80H5zM45 5v80M5 45h80\" fill=\"#2f7f52\" stroke=\"#14171a\" stroke-width=\"2\"/>\
<circle cx=\"122\" cy=\"82\" r=\"17\" fill=\"#14171a\" stroke=\"#fbfaf5\"/></svg>";

/// Where we don't know the book's address, the browser looks for it, from the
/// missing page upward: the page to print is in the book's folder.
const FIND_HOME: &str = r"
const look = async (folder) => {
  const { ok } = await fetch(location.origin + folder + 'print.html', { method: 'HEAD' });
  if (ok) document.querySelector('a').href = location.origin + folder;
  else if (folder !== '/') look(folder.replace(/[^/]*\/$/, ''));
};
look(location.pathname.replace(/[^/]*$/, ''));";

/// The page. `home` is the address of the first page, if that is known.
pub(crate) fn page(home: Option<&str>) -> String {
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="UTF-8";
                title { "Page not found - Othellier" }
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="robots" content="noindex";
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    (PreEscaped(DRAWING))
                    h1 { "Page not found" }
                    p { "This address is off the board: the book has no such page." }
                    p { a href=(home.unwrap_or("/")) { "Go to the first page" } }
                }
                @if home.is_none() { script { (PreEscaped(FIND_HOME)) } }
            }
        }
    };
    markup.into_string()
}

#[cfg(test)]
mod tests {
    use super::page;

    #[test]
    fn it_needs_no_other_file_and_leads_home() {
        for home in [None, Some("/some/where/")] {
            let page = page(home);
            assert!(!page.contains("src=") && !page.contains("<link"));
            let link = format!("href=\"{}\"", home.unwrap_or("/"));
            assert!(page.contains(&link), "{page}");
        }
    }
}
