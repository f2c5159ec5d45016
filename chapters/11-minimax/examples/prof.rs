//! tmp
use std::time::Instant;
use std::hint::black_box;
use end_of_game::*;
use board::*;
use directions::{Direction,next};
use minimax::{Game, evaluate, minimax};
fn side(p: &Position, s: Square) -> i32 { match p.board[s] { Cell::Empty|Cell::Border => 0, c if c == p.to_move.into() => 1, _ => -1 } }
fn frontier(p: &Position) -> i32 {
    Square::all().filter(|&s| p.board[s] != Cell::Empty && Direction::ALL.iter().any(|&d| p.board[next(s,d)] == Cell::Empty)).map(|s| side(p,s)).sum()
}
fn both(p: &Position) -> i32 {
    let b = &p.board;
    let mut sum = 0;
    for s in Square::all() {
        if b[s] != Cell::Empty { continue }
        let (mut own, mut other) = (0, 0);
        for d in Direction::ALL {
            let mut e = next(s, d);
            let first = b[e];
            if first == Cell::Empty || first == Cell::Border { continue }
            while b[e] == first { e = next(e, d); }
            if b[e] == Cell::Empty || b[e] == Cell::Border { continue }
            if first == p.to_move.into() { other = 1 } else { own = 1 }
        }
        sum += own - other;
    }
    sum
}
fn moves(p: &Position) -> i32 { p.legal_moves().count() as i32 - p.passed().legal_moves().count() as i32 }
fn main() {
    let ps: Vec<Position> = include_str!("../tests/middle_games.txt").lines().flat_map(|l| {
        let p = referee(Position::start(), &read_transcript(l).unwrap()).unwrap().position;
        p.moves().into_iter().map(move |m| p.after(m)).collect::<Vec<_>>()
    }).collect();
    macro_rules! t { ($n:expr, $f:expr) => { let mut best = f64::MAX; for _ in 0..7 { let s = Instant::now(); for _ in 0..200 { for p in &ps { black_box($f(black_box(p))); } } best = best.min(s.elapsed().as_secs_f64()*1e9/200.0/ps.len() as f64); } println!("{:10} {:.0} ns", $n, best); } }
    t!("result", |p: &Position| p.result());
    t!("moves", |p: &Position| p.moves().len());
    t!("legal", |p: &Position| p.legal_moves().count());
    t!("after", |p: &Position| p.after(Ply::Move(p.legal_moves().next().unwrap())));
    t!("first", |p: &Position| p.legal_moves().next());
    t!("discs", evaluate::discs);
    t!("corners", evaluate::corners);
    t!("mobility", evaluate::mobility);
    t!("frontier", frontier);
    t!("moves2", moves);
    t!("both", both);
    for p in &ps { assert_eq!(both(p), moves(p)); }
    let mut n = 0;
    t!("mm3", |p: &Position| { n = 0; minimax(p, 3, |_| 0, &mut n); n });
}
