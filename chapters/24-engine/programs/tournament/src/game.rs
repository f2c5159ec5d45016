use std::time::{Duration, Instant};

use board::Disc;
use end_of_game::{Position, Score, Turn};
use engine::Clock;
use records::Record;
use whole_games::{Ply, Replay};

use crate::{Failure, Participant};

/// A finished or forfeited game.
#[derive(Debug)]
pub struct FinishedGame {
    /// The record of the game.
    pub record: Record,
    /// The color that forfeited the game, and the reason.
    pub failure: Option<(Disc, Failure)>,
}

/// A game in progress, with its participants and clocks.
struct Referee<'a> {
    participants: [&'a mut dyn Participant; 2],
    clocks: [Clock; 2],
    /// The time by which a move may be late.
    grace: Duration,
    game: Replay,
    plies: Vec<Ply>,
}

/// Plays a game from an opening. Black's participant and clock come first. A
/// participant that plays an illegal move, is late or fails loses the game.
pub fn play_game(
    participants: [&mut dyn Participant; 2],
    opening: &[Ply],
    clocks: [Clock; 2],
    grace: Duration,
) -> FinishedGame {
    let mut referee = Referee {
        participants,
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
    FinishedGame { record, failure }
}

impl Referee<'_> {
    fn play(&mut self, opening: &[Ply]) -> Result<(), (Disc, Failure)> {
        for color in [Disc::Black, Disc::White] {
            let clock = self.clocks[color as usize];
            let participant = &mut self.participants[color as usize];
            participant
                .begin(clock)
                .map_err(|failure| (color, failure))?;
        }
        for &ply in opening {
            self.follow(ply)?;
            self.notify(Disc::Black, ply)?;
            self.notify(Disc::White, ply)?;
        }
        while self.game.position.turn() != Turn::Over {
            self.take_turn()?;
        }
        Ok(())
    }

    /// Plays one ply. Forced passes are played without asking.
    fn take_turn(&mut self) -> Result<(), (Disc, Failure)> {
        let color = self.game.position.to_move;
        if self.game.position.turn() == Turn::Pass {
            self.follow(Ply::Pass)?;
            self.notify(color, Ply::Pass)?;
            return self.notify(color.opponent(), Ply::Pass);
        }
        let ply = self.choose(color).map_err(|failure| (color, failure))?;
        self.follow(ply)?;
        self.notify(color.opponent(), ply)
    }

    fn choose(&mut self, color: Disc) -> Result<Ply, Failure> {
        let begin = Instant::now();
        let clock = &mut self.clocks[color as usize];
        let left = match *clock {
            Clock::EachMove(left)
            | Clock::Game(left)
            | Clock::Period { left, .. } => left,
        };
        let timeout = left + self.grace;
        let participant = &mut self.participants[color as usize];
        let ply = participant.choose(&self.game.position, *clock, timeout);
        clock.spend(begin.elapsed());
        ply
    }

    /// Notifies a participant of the last ply.
    fn notify(&mut self, to: Disc, ply: Ply) -> Result<(), (Disc, Failure)> {
        let color = self.game.position.to_move.opponent();
        let participant = &mut self.participants[to as usize];
        participant
            .notify(color, ply)
            .map_err(|failure| (to, failure))
    }

    /// Plays a ply on the board.
    fn follow(&mut self, ply: Ply) -> Result<(), (Disc, Failure)> {
        let color = self.game.position.to_move;
        let illegal = |_| (color, Failure::Illegal(ply.to_string()));
        self.game.follow(ply).map_err(illegal)?;
        self.plies.push(ply);
        Ok(())
    }
}
