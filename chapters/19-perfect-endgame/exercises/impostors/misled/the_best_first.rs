// caught by: the_first_move_gives_away_at_least_2_discs
// mistake: it gives away 0

pub fn misled() -> String {
    "f5f6c4c5b6e3f2e2e6a7f4f3g2e7f7h2g1g5b5g3h1f1h6h5b7d2c1h4d7c2\
     e1c3b2h7g4b4d6g8d3c8g6f8b3a4c6a5e8a6"
        .to_string()
}
