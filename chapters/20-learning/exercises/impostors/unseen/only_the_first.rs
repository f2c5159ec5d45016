// caught by: thirty_games
// mistake: the eleventh

pub fn unseen(games: &[usize]) -> Vec<usize> {
    let places = games.iter().enumerate();
    places
        .filter(|it| *it.1 == games[0])
        .map(|it| it.0)
        .collect()
}
