// caught by: the_first_move_gives_away_at_least_2_discs
// mistake: 13 squares are empty

pub fn misled() -> String {
    "c4c3c2d6f6f4d7g7e6c7g4b2b8c6a1f3e3b3g2c8a3a2c5g3f5e2h3h1f2d3\
     e1d2d8h4c1h2g1b5g5d1b6a6e7f7f8a4h7"
        .to_string()
}
