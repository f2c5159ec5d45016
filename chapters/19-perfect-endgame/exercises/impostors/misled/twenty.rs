// caught by: the_first_move_gives_away_at_least_24_discs
// mistake: it gives away 20

pub fn misled() -> String {
    "e6f6g6e7f5g4e8f7g5d6c4b3c5h5g3h3a2f3g7d3e2b5c6c2d2c7b1h8c8b4\
     b6a4a3d1a5f8h7d8f1a7c3b8b2f4f2a1g2e1"
        .to_string()
}
