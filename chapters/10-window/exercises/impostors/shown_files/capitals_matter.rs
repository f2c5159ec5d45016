// caught by: capitals_do_not_matter
// mistake: Capitals don't matter

/// The names that the dialog shows with this label.
pub fn shown_files(
    filters: &str,
    label: &str,
    names: &[String],
) -> Vec<String> {
    let Some(pattern) = pattern(filters, label) else {
        return Vec::new();
    };
    let shown = names.iter().filter(|name| fits(name, pattern));
    shown.cloned().collect()
}

fn pattern<'a>(filters: &'a str, label: &str) -> Option<&'a str> {
    let fields: Vec<_> = filters.split('|').collect();
    let mut pairs = fields.chunks_exact(2);
    pairs.find(|pair| pair[0] == label).map(|pair| pair[1])
}

fn fits(name: &str, pattern: &str) -> bool {
    let ending = pattern.trim_start_matches('*').to_lowercase();
    pattern == "*.*" || name.ends_with(&ending)
}
