//! tmp
use std::time::Instant;
use end_of_game::*;
use minimax::{minimax, evaluate};
fn main() {
    for (name, e) in [("discs", evaluate::discs as fn(&Position)->i32), ("corners", evaluate::corners), ("mobility", evaluate::mobility), ("phased", evaluate::phased)] {
        for depth in [4, 5] {
            let mut t: Vec<(f64,u64)> = include_str!("../tests/middle_games.txt").lines().map(|l| {
                let p = referee(Position::start(), &read_transcript(l).unwrap()).unwrap().position;
                let mut n = 0; let s = Instant::now();
                std::hint::black_box(minimax(&p, depth, e, &mut n));
                (s.elapsed().as_secs_f64()*1e3, n)
            }).collect();
            t.sort_by(|a,b| a.partial_cmp(b).unwrap());
            println!("{name} {depth}: median {:.1} ms {} nodes {:.0} ns/node; max {:.1}", t[10].0, t[10].1, t[10].0*1e6/t[10].1 as f64, t[19].0);
        }
    }
    let p = Position { board: two_players::Size::Four.start(), to_move: board::Disc::Black };
    let mut n = 0;
    println!("{} {n}", minimax(&p, 99, evaluate::discs, &mut n)); println!("{n}");
    let mut n = 0;
    println!("{} ", minimax(&tic_tac_toe::Game::new(), 9, |_| 0, &mut n)); println!("{n}");
}
