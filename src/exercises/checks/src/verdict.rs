//! What there is to say about an answer when many answers are right.

use std::fmt;

/// A judgment in words. A message shows them as they are, without quotes.
#[derive(Clone, PartialEq, Eq)]
pub struct Verdict(String);

/// The judgment in these words.
pub fn verdict(words: impl Into<String>) -> Verdict {
    Verdict(words.into())
}

impl fmt::Debug for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// In how many bits these texts are not all the same. So many bits at most tell
/// them apart, however many they have.
pub fn bits_that_differ(texts: &[Vec<u8>]) -> u32 {
    let longest = texts.iter().map(Vec::len).max().unwrap_or(0);
    let bits = |at: usize| {
        let bytes = texts.iter().map(|text| text.get(at).copied().unwrap_or(0));
        let (all, any) = bytes.fold((u8::MAX, 0), |(all, any), byte| (all & byte, any | byte));
        (all ^ any).count_ones()
    };
    (0..longest).map(bits).sum()
}
