use std::io::{self, Write};

use end_of_game::Score;

use crate::{
    Answer, Command, Mover, Othello, Player, Status, command::verb, players,
};

/// An evening of games between the same two players.
#[derive(Debug)]
pub struct Session<M, W> {
    /// Black and White.
    players: [Player; 2],
    /// How every game begins.
    start: Othello,
    mover: M,
    output: W,
}

impl<M: Mover, W: Write> Session<M, W> {
    /// A session of two players, Black's name first. Every game begins like
    /// `start`, the mover decides, and we show everything on `output`.
    pub fn new(
        names: [&str; 2],
        start: Othello,
        mover: M,
        output: W,
    ) -> Session<M, W> {
        Session {
            players: players(names),
            start,
            mover,
            output,
        }
    }

    /// Plays a game, and says whether it came to its end. It's an error if
    /// nobody can be asked, or nothing can be shown.
    pub fn play(&mut self, game: &mut Othello) -> io::Result<bool> {
        self.show_board(game)?;
        while game.status() != Status::Over {
            self.show_prompt(game)?;
            let player = &self.players[game.position().to_move as usize];
            match self.mover.choose(player, game)? {
                Ok(Command::Quit) => return Ok(false),
                Ok(Command::Nothing) => {}
                Ok(command) => self.carry_out(command, game)?,
                Err(why) => writeln!(self.output, "{why}")?,
            }
        }
        Ok(true)
    }

    /// Passes a command on to the game, and shows what came of it.
    fn carry_out(
        &mut self,
        command: Command,
        game: &mut Othello,
    ) -> io::Result<()> {
        let before = *game.position();
        let name = &self.players[before.to_move as usize].name;
        let outcome = command.carry_out(game, name);
        if *game.position() != before {
            self.show_board(game)?;
        }
        match outcome {
            Ok(said) => writeln!(self.output, "{said}"),
            Err(refusal) => writeln!(self.output, "{refusal}"),
        }
    }

    /// Shows the board and the score. It's an error if nothing can be shown.
    pub fn show_board(&mut self, game: &Othello) -> io::Result<()> {
        let board = &game.position().board;
        let score = Score::discs(board);
        let [black, white] = &self.players;
        writeln!(
            self.output,
            "{board}\n{} (black) {}, {} (white) {}",
            black.name, score.black, white.name, score.white
        )
    }

    fn show_prompt(&mut self, game: &Othello) -> io::Result<()> {
        let name = &self.players[game.position().to_move as usize].name;
        let duty = match game.status() {
            Status::Pass => " can't flip anything and must pass",
            Status::Choose => {
                " can't flip anything: place a disc beside another, or pass"
            }
            Status::Move | Status::Over => "",
        };
        write!(self.output, "{name}{duty}> ")?;
        self.output.flush()
    }

    /// Plays until the players have had enough. It's an error if nobody can be
    /// asked, or nothing can be shown.
    pub fn run(&mut self) -> io::Result<()> {
        loop {
            let mut game = self.start.clone();
            if !self.play(&mut game)? {
                return self.say_goodbye(&game);
            }
            self.announce_result(&game)?;
            if !self.ask_for_another_game(&mut game)? {
                return writeln!(self.output, "\nGoodbye.");
            }
        }
    }

    /// Asks for another game until the answer is a yes or a no.
    fn ask_for_another_game(&mut self, game: &mut Othello) -> io::Result<bool> {
        loop {
            write!(self.output, "Play again, yes or no? ")?;
            self.output.flush()?;
            match self.mover.wants_another_game()? {
                Answer::Yes => return Ok(true),
                Answer::No => return Ok(false),
                Answer::Save => self.carry_out(Command::Save, game)?,
                Answer::Unclear => writeln!(
                    self.output,
                    "yes begins another game, no leaves, and save keeps this one"
                )?,
            }
        }
    }

    fn say_goodbye(&mut self, game: &Othello) -> io::Result<()> {
        let score = Score::discs(&game.position().board);
        let [black, white] = &self.players;
        let moves = moves(game);
        writeln!(
            self.output,
            "{moves}\n{} {}, {} {} so far. Goodbye.",
            black.name, score.black, white.name, score.white
        )
    }

    /// Says how the game ended, and counts the winner's win.
    fn announce_result(&mut self, game: &Othello) -> io::Result<()> {
        let score = Score::result(&game.position().board);
        let outcome = match score.winner() {
            Some(disc) => {
                let winner = &mut self.players[disc as usize];
                winner.wins += 1;
                format!("{} {}", winner.name, verb(&winner.name, "win"))
            }
            None => "a draw".to_string(),
        };
        let [black, white] = &self.players;
        let moves = moves(game);
        writeln!(
            self.output,
            "The game is over, {score}: {outcome}{moves}\n\
             Games won: {} {}, {} {}",
            black.name, black.wins, white.name, white.wins
        )
    }
}

/// A line with what was played, if there's anything.
fn moves(game: &Othello) -> String {
    match game.transcript().as_str() {
        "" => String::new(),
        moves => format!("\nMoves: {moves}"),
    }
}
