use std::io::{self, Write};

use end_of_game::{Ply, Score};

use crate::{Command, Game, Mover, Placed, Player, Rules, Turn};

const HELP: &str = "\
e6      place a disc on e6; 65, row 6 and column 5, is the same square
moves   show where you may place a disc
pass    hand the turn over, when you must, or may
undo    take the last turn back
quit    leave the game; fin does too";

/// An evening of games between the same two players.
#[derive(Debug)]
pub struct Sitting<M, W> {
    /// Black and White, in the order of [`Disc`](board::Disc).
    pub players: [Player; 2],
    /// The rules of every game.
    pub rules: Rules,
    /// The turns with which every game begins.
    pub opening: Vec<Ply>,
    /// Who decides.
    pub mover: M,
    /// Where everything is shown.
    pub output: W,
    /// What is written before each board, such as an order to clear the
    /// screen.
    pub before_board: &'static str,
}

impl<M: Mover, W: Write> Sitting<M, W> {
    /// Plays until the players have had enough. The opening must be legal.
    ///
    /// # Errors
    ///
    /// When nobody can be asked or nothing can be shown.
    pub fn run(&mut self) -> io::Result<()> {
        loop {
            let mut game = Game::new(self.rules);
            if let Err((_, refusal)) = game.follow(&self.opening) {
                return writeln!(self.output, "{refusal}");
            }
            if !self.play(&mut game)? {
                return self.leave(&game);
            }
            if !self.again()? {
                return writeln!(self.output, "\nGoodbye.");
            }
        }
    }

    /// Asks for another game until the answer is a yes or a no.
    fn again(&mut self) -> io::Result<bool> {
        loop {
            write!(self.output, "Play again, yes or no? ")?;
            self.output.flush()?;
            if let Some(answer) = self.mover.again()? {
                return Ok(answer);
            }
        }
    }

    /// Plays a game; whether it came to its end.
    fn play(&mut self, game: &mut Game) -> io::Result<bool> {
        self.show(game)?;
        while game.turn() != Turn::Over {
            self.prompt(game)?;
            let player = &self.players[game.position().to_move as usize];
            let command = match self.mover.choose(player, game)? {
                Ok(Command::Quit) => return Ok(false),
                Ok(command) => command,
                Err(error) => {
                    writeln!(self.output, "{error}")?;
                    continue;
                }
            };
            self.obey(command, game)?;
        }
        self.close(game)?;
        Ok(true)
    }

    /// Does what a player asks for, or says why not.
    fn obey(&mut self, command: Command, game: &mut Game) -> io::Result<()> {
        let name = &self.players[game.position().to_move as usize].name;
        let done = match command {
            Command::Place(square) => {
                game.place(square).map(|placed| told(name, &placed))
            }
            Command::Pass => game.pass().map(|()| format!("{name} passes")),
            Command::Undo => game.undo().map(|()| "taken back".to_string()),
            Command::Moves => return self.list_moves(game),
            Command::Help | Command::Quit => {
                return writeln!(self.output, "{HELP}");
            }
            Command::Nothing => return Ok(()),
        };
        match done {
            Ok(news) => {
                self.show(game)?;
                writeln!(self.output, "{news}")
            }
            Err(refusal) => writeln!(self.output, "{refusal}"),
        }
    }

    fn list_moves(&mut self, game: &Game) -> io::Result<()> {
        let moves = game.moves();
        let names: Vec<_> = moves.iter().map(ToString::to_string).collect();
        match &names[..] {
            [] => writeln!(self.output, "no disc can be placed: type pass"),
            names => writeln!(self.output, "{}", names.join(" ")),
        }
    }

    fn show(&mut self, game: &Game) -> io::Result<()> {
        let board = &game.position().board;
        let score = Score::discs(board);
        let [black, white] = &self.players;
        writeln!(
            self.output,
            "{}{board}\n{} (black) {}, {} (white) {}",
            self.before_board, black.name, score.black, white.name, score.white
        )
    }

    fn prompt(&mut self, game: &Game) -> io::Result<()> {
        let name = &self.players[game.position().to_move as usize].name;
        let duty = match game.turn() {
            Turn::Pass => " can flip nothing and must pass",
            Turn::Choose => " can flip nothing: a disc beside another, or pass",
            Turn::Move | Turn::Over => "",
        };
        write!(self.output, "{name}{duty}> ")?;
        self.output.flush()
    }

    /// Says the result of a game that is over, and keeps count.
    fn close(&mut self, game: &Game) -> io::Result<()> {
        let score = Score::result(&game.position().board);
        let verdict = match score.winner() {
            Some(disc) => {
                let winner = &mut self.players[disc as usize];
                winner.wins += 1;
                format!("{} wins", winner.name)
            }
            None => "a draw".to_string(),
        };
        let [black, white] = &self.players;
        writeln!(
            self.output,
            "The game is over, {score}: {verdict}\n\
             Games won: {} {}, {} {}",
            black.name, black.wins, white.name, white.wins
        )
    }

    fn leave(&mut self, game: &Game) -> io::Result<()> {
        let score = Score::discs(&game.position().board);
        let [black, white] = &self.players;
        writeln!(
            self.output,
            "\n{} {}, {} {} so far. Goodbye.",
            black.name, score.black, white.name, score.white
        )
    }
}

/// `Ann plays f5 and flips e5`.
fn told(name: &str, placed: &Placed) -> String {
    let square = placed.square;
    let flips: Vec<_> = placed
        .flips
        .iter()
        .map(|flip| flip.square.to_string())
        .collect();
    match &flips[..] {
        [] => format!("{name} places a disc on {square}"),
        flips => format!("{name} plays {square} and flips {}", flips.join(" ")),
    }
}
