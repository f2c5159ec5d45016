//! A list of the games so far gives each of them its number.

/// The places of the samples to test on.
pub fn unseen(games: &[usize]) -> Vec<usize> {
    let (mut known, mut places) = (Vec::new(), Vec::new());
    for (place, game) in games.iter().enumerate() {
        if !known.contains(game) {
            known.push(*game);
        }
        let number = known.iter().position(|seen| seen == game);
        if number.is_some_and(|number| number % 10 == 0) {
            places.push(place);
        }
    }
    places
}
