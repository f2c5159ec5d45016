// caught by: games_that_are_mixed
// mistake: may come back

pub fn unseen(games: &[usize]) -> Vec<usize> {
    let (mut number, mut places) = (0, Vec::new());
    for place in 0..games.len() {
        if place > 0 && games[place] != games[place - 1] {
            number += 1;
        }
        if number % 10 == 0 {
            places.push(place);
        }
    }
    places
}
