//! Scripts and styles without their comments: whoever reads a page never sees those,
//! and they're a quarter of what it loads.

use anyhow::Result;
use othellier_project::files::{read, walk, write};
use regex::Regex;
use std::path::Path;

/// What may hold the signs of a comment, and then a comment of a style sheet.
const STYLE: &str =
    r#"(?x)( "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*' ) | (?m:^[\ \t]*)?/\*(?s:.*?)\*/\n?"#;

/// The same for a script, in which a comment goes up to the end of its line: strings,
/// other comments, templates with one in them, and regular expressions, which stand
/// where nothing is there to be divided.
const SCRIPT: &str = r#"(?x)( "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])*' | /\*(?s:.*?)\*/
    | `(?:\\(?s:.)|\$\{(?:[^`{}]|`[^`]*`|\{[^{}]*\})*\}|[^`\\])*`
    | (?:[(,=:!&|?;+\[{}>]|\breturn)\s*/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/*\\\[\n])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])*/
    ) | (?m:^[\ \t]*)//.*\n? | [\ \t]*//.*"#;

/// Takes the comments from the scripts and styles in a folder, but not from those that
/// came to us smaller already.
pub(crate) fn take_from(site: &Path) -> Result<()> {
    let [style, script] = [STYLE, SCRIPT].map(Regex::new);
    let (style, script) = (style?, script?);
    for file in walk(site)? {
        let comments = match file.file_name().and_then(|name| name.to_str()) {
            Some(name) if name.ends_with(".css") => &style,
            Some(name) if name.ends_with(".js") && !name.ends_with(".min.js") => &script,
            _ => continue,
        };
        write(&file, &*comments.replace_all(&read(&file)?, "$1"))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn comments_go_and_what_looks_like_one_stays() {
        let script = Regex::new(SCRIPT).unwrap();
        let text = concat!(
            "// It's a comment with a `.\n",
            "const a = \"// no\" + '/* no'; // \"yes\n",
            "  // whole\n",
            "const b = `// no ${c ? `// no` : \"}\"}\n// no`;\n",
            "x.replace(/[/\"`]\\/\\//g, \"//\"); /* stays // here */\n",
            "const half = one / two; // 1 / 2\n",
        );
        let rest = concat!(
            "const a = \"// no\" + '/* no';\n",
            "const b = `// no ${c ? `// no` : \"}\"}\n// no`;\n",
            "x.replace(/[/\"`]\\/\\//g, \"//\"); /* stays // here */\n",
            "const half = one / two;\n",
        );
        assert_eq!(script.replace_all(text, "$1"), rest);
        let style = Regex::new(STYLE).unwrap();
        let text = "/* It's\n   two */\na { content: \"/* no */\"; /* yes */\n  left: 0 }\n";
        let rest = "a { content: \"/* no */\";   left: 0 }\n";
        assert_eq!(style.replace_all(text, "$1"), rest);
    }
}
