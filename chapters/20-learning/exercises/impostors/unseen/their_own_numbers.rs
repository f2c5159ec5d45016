// caught by: a_game_goes_as_a_whole
// mistake: first turn up

pub fn unseen(games: &[usize]) -> Vec<usize> {
    let places = games.iter().enumerate();
    places
        .filter(|numbered| numbered.1 % 10 == 0)
        .map(|numbered| numbered.0)
        .collect()
}
