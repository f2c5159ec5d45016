//! Values in eighths of a disc, as a person reads them on a square.

/// The same in discs. A square has room for four letters.
pub fn describe(eighths: i32) -> String {
    let sign = if eighths < 0 { '-' } else { '+' };
    match (eighths.abs() * 10 + 4) / 8 {
        0 => "0.0".to_owned(),
        tenths @ 1..100 => format!("{sign}{}.{}", tenths / 10, tenths % 10),
        tenths => format!("{sign}{}", tenths / 10),
    }
}

/// A value that isn't a guess: the game ends like that.
pub fn describe_sure(discs: i32) -> String {
    format!("sure_{discs:+}")
}
