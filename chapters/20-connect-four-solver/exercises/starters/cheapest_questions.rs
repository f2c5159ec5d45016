//! A score lies between two bounds, and you may only ask whether it's *more* than
//! some number. Each question has a price: near zero a search takes long, far from
//! it it's over soon.
//!
//! - `cheapest_questions(prices)` gets a price for each question that makes sense:
//!   the first asks whether the score is more than the lower bound, the next whether
//!   it's more than that plus 1, and so on. With three prices, there are four
//!   scores.
//! - Return the smallest sum that's surely enough to find the score, whatever it
//!   is. You may decide on each question once you know the answers before it.
//! - There may be 200 prices, and you have a few seconds.

/// What finding the score costs at worst, with the best choice of questions.
pub fn cheapest_questions(prices: &[u64]) -> u64 {
    todo!("what does it cost, if the questions cost {prices:?}?")
}
