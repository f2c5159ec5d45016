//! tmp
use board::{Square,Cell};
use end_of_game::*;
use directions::{Direction,next};
use minimax::*;
use minimax::evaluate::*;
use tic_tac_toe::Rand;
type E = fn(&Position)->i32;
fn side(p: &Position, s: Square) -> i32 { match p.board[s] { Cell::Empty|Cell::Border => 0, c if c == p.to_move.into() => 1, _ => -1 } }
fn frontier(p: &Position) -> i32 {
    Square::all().filter(|&s| p.board[s] != Cell::Empty && Direction::ALL.iter().any(|&d| p.board[next(s,d)] == Cell::Empty)).map(|s| side(p,s)).sum()
}
fn regions(p: &Position) -> i32 {
    let mut sum = 0;
    for (c,r,b,l) in [(0,0,1,1),(7,0,6,1),(0,7,1,6),(7,7,6,6)] {
        let k = Square::at(c,r);
        if p.board[k] != Cell::Empty { sum += 4*side(p,k) } else {
            sum -= 2*side(p,Square::at(b,l)); sum -= side(p,Square::at(b,r)) + side(p,Square::at(c,l));
        }
    }
    sum
}
fn moves(p: &Position) -> i32 { p.legal_moves().count() as i32 - p.passed().legal_moves().count() as i32 }
fn corners1(p: &Position) -> i32 { 10 * regions(p) + discs(p) }
fn corners0(p: &Position) -> i32 { regions(p) }
fn mob5(p: &Position) -> i32 { 25*regions(p) + 10*moves(p) }
fn mobd(p: &Position) -> i32 { 25*regions(p) + 10*moves(p) + discs(p) }
fn own(p: &Position) -> i32 { 25*regions(p) + 10*p.legal_moves().count() as i32 }
fn front5(p: &Position) -> i32 { 25*regions(p) - 5*frontier(p) }
fn front10(p: &Position) -> i32 { 25*regions(p) - 10*frontier(p) }
fn front10d(p: &Position) -> i32 { 25*regions(p) - 10*frontier(p) +discs(p) }
fn phasedf(p: &Position) -> i32 { let e = p.board.count(Cell::Empty) as i32; 
  500*regions(p) - 4*e*frontier(p) + 2*(64-e)*discs(p) }
fn phasedf2(p: &Position) -> i32 { let e = p.board.count(Cell::Empty) as i32; 
  if e > 16 { front10(p) } else { 25*regions(p) + 10*discs(p) } }
fn phasedf3(p: &Position) -> i32 { let e = p.board.count(Cell::Empty) as i32; 
  let w = 10*(e-14)/ 20; 25*regions(p) - w*frontier(p) + (10-w)* discs(p) }
fn phasedf4(p: &Position) -> i32 { let e = p.board.count(Cell::Empty) as i32; 
   25*regions(p) - 10*frontier(p) + (20-e).max(0)* discs(p) }
fn phasedm(p: &Position) -> i32 { let e = p.board.count(Cell::Empty) as i32; 
   25*regions(p) + 10*moves(p) + (20-e).max(0)* discs(p) }
fn phasedmf(p: &Position) -> i32 { 25*regions(p) + 10*moves(p) -5*frontier(p) }

struct W { r: i32, f: i32, d: i32 }
fn lin(p: &Position, a: W, z: W) -> i32 {
  let e = p.board.count(Cell::Empty) as i32;
  let w = |a: i32, z: i32| a * e + z * (60 - e);
  (w(a.r,z.r) * regions(p) - w(a.f,z.f) * frontier(p) + w(a.d,z.d) * discs(p)) / 60
}
fn step(p: &Position, at: i32, a: W, z: W) -> i32 {
  let e = p.board.count(Cell::Empty) as i32;
  let w = if e > at { a } else { z };
  w.r * regions(p) - w.f * frontier(p) + w.d * discs(p)
}
fn l1(p: &Position) -> i32 { lin(p, W{r:25,f:10,d:-5}, W{r:25,f:10,d:5}) }
fn l2(p: &Position) -> i32 { lin(p, W{r:25,f:10,d:-10}, W{r:25,f:5,d:10}) }
fn l3(p: &Position) -> i32 { lin(p, W{r:25,f:10,d:-10}, W{r:40,f:5,d:10}) }
fn l4(p: &Position) -> i32 { lin(p, W{r:40,f:10,d:-10}, W{r:25,f:5,d:5}) }
fn l5(p: &Position) -> i32 { lin(p, W{r:25,f:10,d:-5}, W{r:25,f:10,d:-5}) }
fn l6(p: &Position) -> i32 { lin(p, W{r:25,f:5,d:-5}, W{r:25,f:10,d:0}) }
fn s1(p: &Position) -> i32 { step(p, 20, W{r:25,f:10,d:-5}, W{r:25,f:10,d:0}) }
fn s2(p: &Position) -> i32 { step(p, 12, W{r:25,f:10,d:-3}, W{r:25,f:10,d:5}) }
fn s3(p: &Position) -> i32 { step(p, 20, W{r:25,f:10,d:-3}, W{r:25,f:5,d:5}) }
fn s4(p: &Position) -> i32 { step(p, 10, W{r:40,f:10,d:-3}, W{r:25,f:5,d:8}) }
fn r15(p: &Position) -> i32 { step(p, 0, W{r:15,f:10,d:0}, W{r:25,f:5,d:8}) }
fn r40(p: &Position) -> i32 { step(p, 0, W{r:40,f:10,d:0}, W{r:25,f:5,d:8}) }
fn r60(p: &Position) -> i32 { step(p, 0, W{r:60,f:10,d:0}, W{r:25,f:5,d:8}) }
fn get(n: &str) -> E { match n { "discs"=>discs, "corners"=>corners, "corners0"=>corners0, "corners1"=>corners1, "mob5"=>mob5,"mobd"=>mobd,"own"=>own,"front5"=>front5,"front10"=>front10,"front10d"=>front10d,
 "phasedf"=>phasedf,"phasedf2"=>phasedf2,"phasedf3"=>phasedf3,"phasedf4"=>phasedf4,"phasedm"=>phasedm,"phasedmf"=>phasedmf,"mobility"=>mobility,"phased"=>phased,"l1"=>l1,"l2"=>l2,"l3"=>l3,"l4"=>l4,"l5"=>l5,"l6"=>l6,"s1"=>s1,"s2"=>s2,"s3"=>s3,"s4"=>s4,"r15"=>r15,"r40"=>r40,"r60"=>r60,_=>panic!("{n}") } }

fn set(p: &Position) -> i32 { P.with(|w| { let w = w.get(); lin(p, W{r:w[0],f:w[1],d:w[2]}, W{r:w[3],f:w[4],d:w[5]}) + (w[7]-p.board.count(Cell::Empty) as i32).max(0)*w[6]*discs(p)/4 }) }
thread_local!{ static P: std::cell::Cell<[i32;8]> = const { std::cell::Cell::new([0;8]) }; }
fn rate(a: E, b: E, depth: usize, seed: u64) -> f64 {
    let mut rand = Rand::new(seed); let mut w = 0;
    let a = Skill { depth, evaluation: a }; let b = Skill { depth, evaluation: b };
    for o in openings() { w += play_out(&o, [a,b], &mut rand).signum() - play_out(&o, [b,a], &mut rand).signum(); }
    50.0 + 50.0 * w as f64 / 122.0
}
fn search() {
    let mut rng = Rand::new(7);
    let mut all = vec![];
    let pick = |r: &mut Rand, v: &[i32]| *r.pick(v).unwrap();
    for _ in 0..150 {
let w = [pick(&mut rng,&[40,50,60]), pick(&mut rng,&[8,10,12]), pick(&mut rng,&[-5,-3,0,2]), pick(&mut rng,&[20,30,40,50]), pick(&mut rng,&[5,8,10,12,15,20]), pick(&mut rng,&[0,3,5,8]), pick(&mut rng,&[0,0,2,4,8]), pick(&mut rng,&[10,15,20])];
        P.with(|p| p.set(w));
        let r = (0..2).map(|s| rate(set, front10, 2, s)).sum::<f64>() / 2.0;
        all.push((r, w));
    }
    all.sort_by(|a,b| b.partial_cmp(a).unwrap());
    for (r, w) in &all[..12] { P.with(|p| p.set(*w)); println!("{w:?} d2 {r:.1} d1 {:.1} d3 {:.1}", rate(set, front10, 1, 1), rate(set, front10, 3, 1)); }
}
fn main() { if std::env::args().len() == 1 { return search(); }

    let a: Vec<String> = std::env::args().skip(1).collect();
    for pair in a.chunks(2) {
        let s: Vec<Skill<Position>> = pair.iter().map(|t| { let (n,d) = t.split_once(':').unwrap(); Skill { depth: d.parse().unwrap(), evaluation: get(n) } }).collect();
        let mut rand = Rand::new(std::env::var("SEED").map_or(1, |s| s.parse().unwrap()));
        let mut t = [[0;3];2];
        let start = std::time::Instant::now();
        for o in openings() { for c in 0..2 {
            let r = if c == 0 { play_out(&o, [s[0],s[1]], &mut rand) } else { -play_out(&o, [s[1],s[0]], &mut rand) };
            t[c][(1 - r.signum()) as usize] += 1;
        } }
        let w = t[0][0]+t[1][0]; let d = t[0][1]+t[1][1];
        println!("{} {} : {:?} rate {:.1}% {:.1}s", pair[0], pair[1], t, (w as f64 + d as f64/2.0)/1.2, start.elapsed().as_secs_f64());
    }
}
