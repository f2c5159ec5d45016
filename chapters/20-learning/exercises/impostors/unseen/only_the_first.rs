// caught by: thirty_games
// mistake: the eleventh

pub fn unseen(games: &[usize]) -> Vec<usize> {
    let places = games.iter().enumerate();
    places
        .filter(|numbered| *numbered.1 == games[0])
        .map(|numbered| numbered.0)
        .collect()
}
