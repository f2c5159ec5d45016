//! From 500 games, a small hole learns more than a large one: it sees each of its
//! contents more often.

/// Patterns with at most 500 weights.
pub fn cheap_holes() -> String {
    "a1b1b2 c1 c2 moves".to_string()
}
