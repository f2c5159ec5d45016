// caught by: the_first_move_gives_away_at_least_10_discs
// mistake: it gives away 2

pub fn misled() -> String {
    "c4c3d3c5b5d2e2b3c2c1a3f1f2a6d6e7c6c7b7f5d7e3b4e6f3e8f4a2g5a5\
     a4a7d1f6c8b1f8b2a1h5g3e1g1f7d8b6a8h3"
        .to_string()
}
