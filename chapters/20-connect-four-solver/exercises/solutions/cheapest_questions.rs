//! The cheapest way between any two bounds, the close ones first.

/// What finding the score costs at worst, with the best choice of questions.
pub fn cheapest_questions(prices: &[u64]) -> u64 {
    // From the score `low` to `high`, both included.
    let scores = prices.len() + 1;
    let mut cost = vec![vec![0; scores]; scores];
    for width in 1..scores {
        for low in 0..scores - width {
            let high = low + width;
            let ask = |question: usize| {
                let no = cost[low][question];
                let yes = cost[question + 1][high];
                prices[question] + no.max(yes)
            };
            cost[low][high] = (low..high).map(ask).min().unwrap_or(0);
        }
    }
    cost[0][prices.len()]
}
