use std::time::{Duration, Instant};

use board::Disc;
use end_of_game::{Position, Score, Turn};
use engine::Clock;
use records::Record;
use whole_games::{Ply, Replay};

use crate::{Failure, Seat};

/// A game that has ended, one way or another.
#[derive(Debug)]
pub struct Finished {
    /// The game.
    pub record: Record,
    /// The player that lost it before it was over, and why.
    pub failure: Option<(Disc, Failure)>,
}

/// Two players and a referee.
struct RefereedGame<'a> {
    seats: [&'a mut dyn Seat; 2],
    clocks: [Clock; 2],
    /// By how much a move may be late.
    grace: Duration,
    game: Replay,
    plies: Vec<Ply>,
}

/// Plays a game from an opening, Black's seat and clock first. A player that breaks a rule,
/// is late or ends has lost.
pub fn play_game(
    seats: [&mut dyn Seat; 2],
    opening: &[Ply],
    clocks: [Clock; 2],
    grace: Duration,
) -> Finished {
    let mut referee = RefereedGame {
        seats,
        clocks,
        grace,
        game: Replay::from(Position::start()),
        plies: Vec::new(),
    };
    let failure = referee.play(opening).err();
    let result = match &failure {
        Some((Disc::Black, _)) => Score {
            black: 0,
            white: 64,
        },
        Some((Disc::White, _)) => Score {
            black: 64,
            white: 0,
        },
        None => Score::result(&referee.game.position.board),
    };
    let record = Record {
        plies: referee.plies,
        result: Some(result),
        ..Record::default()
    };
    Finished { record, failure }
}

impl RefereedGame<'_> {
    fn play(&mut self, opening: &[Ply]) -> Result<(), (Disc, Failure)> {
        for color in [Disc::Black, Disc::White] {
            let clock = self.clocks[color as usize];
            let seat = &mut self.seats[color as usize];
            seat.begin(clock).map_err(|why| (color, why))?;
        }
        for &ply in opening {
            self.follow(ply)?;
            self.show(Disc::Black, ply)?;
            self.show(Disc::White, ply)?;
        }
        while self.game.position.turn() != Turn::Over {
            self.take_turn()?;
        }
        Ok(())
    }

    /// A forced pass is nobody's choice.
    fn take_turn(&mut self) -> Result<(), (Disc, Failure)> {
        let color = self.game.position.to_move;
        if self.game.position.turn() == Turn::Pass {
            self.follow(Ply::Pass)?;
            self.show(color, Ply::Pass)?;
            return self.show(color.opponent(), Ply::Pass);
        }
        let ply = self.choose(color).map_err(|why| (color, why))?;
        self.follow(ply)?;
        self.show(color.opponent(), ply)
    }

    fn choose(&mut self, color: Disc) -> Result<Ply, Failure> {
        let begin = Instant::now();
        let clock = &mut self.clocks[color as usize];
        let left = match *clock {
            Clock::EachMove(left)
            | Clock::Game(left)
            | Clock::Period { left, .. } => left,
        };
        let patience = left + self.grace;
        let seat = &mut self.seats[color as usize];
        let ply = seat.choose(&self.game.position, *clock, patience);
        clock.spend(begin.elapsed());
        ply
    }

    /// Shows a player what somebody has played. Everybody knows the color that
    /// it was.
    fn show(&mut self, to: Disc, ply: Ply) -> Result<(), (Disc, Failure)> {
        let color = self.game.position.to_move.opponent();
        let seat = &mut self.seats[to as usize];
        seat.see(color, ply).map_err(|why| (to, why))
    }

    fn follow(&mut self, ply: Ply) -> Result<(), (Disc, Failure)> {
        let color = self.game.position.to_move;
        let illegal = |_| (color, Failure::Illegal(ply.to_string()));
        self.game.follow(ply).map_err(illegal)?;
        self.plies.push(ply);
        Ok(())
    }
}
