//! A player who gets a box moves again, so the other one passes. That's a ply
//! like any other, with a flip of its own.

use minimax::{Game, POINT, Search, minimax};

/// The move of a player who must wait. The lines are 0 to 9.
const PASS: usize = 10;

#[derive(Clone)]
struct Strip {
    drawn: [bool; 10],
    /// The boxes of the side to move minus those of its opponent.
    lead: i32,
    must_pass: bool,
}

impl Strip {
    fn boxes(&self) -> i32 {
        let is_box = |&first: &usize| {
            let lines = [first, first + 3, first + 4, first + 7];
            lines.iter().all(|&line| self.drawn[line])
        };
        (0..3).filter(is_box).count() as i32
    }
}

impl Game for Strip {
    type Move = usize;

    fn moves(&self) -> Vec<usize> {
        if self.must_pass {
            vec![PASS]
        } else {
            (0..10).filter(|&line| !self.drawn[line]).collect()
        }
    }

    fn after(&self, line: usize) -> Strip {
        let mut after = self.clone();
        if line != PASS {
            after.drawn[line] = true;
        }
        let closed = after.boxes() - self.boxes();
        after.must_pass = closed > 0;
        after.lead = -(self.lead + closed);
        after
    }

    fn result(&self) -> Option<i32> {
        let is_over = self.drawn.iter().all(|&is_drawn| is_drawn);
        is_over.then_some(self.lead)
    }
}

/// By how many boxes the side to move wins, with these lines already drawn.
pub fn boxes(drawn: &[usize]) -> i32 {
    let strip = Strip {
        drawn: std::array::from_fn(|line| drawn.contains(&line)),
        lead: 0,
        must_pass: false,
    };
    let value = minimax(&mut Search::new(&|_| 0), &strip, 20);
    value.expect("nothing stops it") / POINT
}
