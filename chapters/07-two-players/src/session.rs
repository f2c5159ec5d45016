use std::io::{self, Write};

use board::Disc;
use end_of_game::Score;

use crate::{Command, Game, Mover, Placed, Player, Status};

/// What to show to people who play for the first time.
pub const HINT: &str = "Type a square, such as e6, or help, undo or quit.";

const HELP: &str = "\
e6      place a disc on e6; 65, row 6 and column 5, is the same square
moves   show where you may place a disc
pass    hand the turn over, when you must, or may
undo    take the last turn back
quit    leave the game; fin does too";

/// An evening of games between the same two players.
#[derive(Debug)]
pub struct Session<M, W> {
    /// Black and White, in the order of [`Disc`].
    players: [Player; 2],
    /// How every game begins.
    start: Game,
    mover: M,
    output: W,
    board_prefix: String,
}

impl<M: Mover, W: Write> Session<M, W> {
    /// A session of two players, whose names are given Black's first; if the
    /// names are the same, they play under their colors. Every
    /// game begins like `start`, the mover decides, and everything is shown on
    /// `output`.
    pub fn new(
        names: [&str; 2],
        start: Game,
        mover: M,
        output: W,
    ) -> Session<M, W> {
        Session {
            players: players(names),
            start,
            mover,
            output,
            board_prefix: String::new(),
        }
    }

    /// The same session with a text before each board, such as an order to
    /// clear the screen.
    pub fn with_board_prefix(self, prefix: String) -> Session<M, W> {
        Session {
            board_prefix: prefix,
            ..self
        }
    }

    /// Plays until the players have had enough.
    ///
    /// # Errors
    ///
    /// When nobody can be asked or nothing can be shown.
    pub fn run(&mut self) -> io::Result<()> {
        loop {
            let mut game = self.start.clone();
            if !self.play(&mut game)? {
                return self.say_goodbye(&game);
            }
            if !self.ask_for_another_game()? {
                return writeln!(self.output, "\nGoodbye.");
            }
        }
    }

    /// Asks for another game until the answer is a yes or a no.
    fn ask_for_another_game(&mut self) -> io::Result<bool> {
        loop {
            write!(self.output, "Play again, yes or no? ")?;
            self.output.flush()?;
            if let Some(answer) = self.mover.wants_another_game()? {
                return Ok(answer);
            }
            writeln!(self.output, "yes begins another game, and no leaves")?;
        }
    }

    /// Plays a game, and says whether it came to its end.
    fn play(&mut self, game: &mut Game) -> io::Result<bool> {
        self.show_board(game)?;
        while game.status() != Status::Over {
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
            self.carry_out(command, game)?;
        }
        self.announce_result(game)?;
        Ok(true)
    }

    /// Does what a player asks for, or says why not.
    fn carry_out(
        &mut self,
        command: Command,
        game: &mut Game,
    ) -> io::Result<()> {
        let name = &self.players[game.position().to_move as usize].name;
        let done = match command {
            Command::Place(square) => game
                .place(square)
                .map(|placed| describe_move(name, &placed)),
            Command::Pass => game.pass().map(|()| format!("{name} passes")),
            Command::Undo => {
                game.undo().map(|()| "took the last turn back".to_string())
            }
            Command::Moves => return self.list_moves(game),
            Command::Help | Command::Quit => {
                return writeln!(self.output, "{HELP}");
            }
            Command::Nothing => return Ok(()),
        };
        match done {
            Ok(text) => {
                self.show_board(game)?;
                writeln!(self.output, "{text}")
            }
            Err(refusal) => writeln!(self.output, "{refusal}"),
        }
    }

    fn list_moves(&mut self, game: &Game) -> io::Result<()> {
        let moves = game.moves();
        let names: Vec<_> = moves.iter().map(ToString::to_string).collect();
        match &names[..] {
            [] => writeln!(
                self.output,
                "you can't place a disc anywhere: type pass"
            ),
            names => writeln!(self.output, "{}", names.join(" ")),
        }
    }

    fn show_board(&mut self, game: &Game) -> io::Result<()> {
        let board = &game.position().board;
        let score = Score::discs(board);
        let [black, white] = &self.players;
        writeln!(
            self.output,
            "{}{board}\n{} (black) {}, {} (white) {}",
            self.board_prefix, black.name, score.black, white.name, score.white
        )
    }

    fn prompt(&mut self, game: &Game) -> io::Result<()> {
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

    /// Says how the game ended, and counts the winner's win.
    fn announce_result(&mut self, game: &Game) -> io::Result<()> {
        let score = Score::result(&game.position().board);
        let outcome = match score.winner() {
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
            "The game is over, {score}: {outcome}\n\
             Games won: {} {}, {} {}",
            black.name, black.wins, white.name, white.wins
        )
    }

    fn say_goodbye(&mut self, game: &Game) -> io::Result<()> {
        let score = Score::discs(&game.position().board);
        let [black, white] = &self.players;
        writeln!(
            self.output,
            "\n{} {}, {} {} so far. Goodbye.",
            black.name, score.black, white.name, score.white
        )
    }
}

/// Players with these names, or with none if they can't be told apart by them.
fn players([black, white]: [&str; 2]) -> [Player; 2] {
    let black = Player::new(black, Disc::Black);
    let white = Player::new(white, Disc::White);
    match black.name == white.name {
        true => players(["", ""]),
        false => [black, white],
    }
}

/// `Ann plays f5 and flips e5`.
fn describe_move(name: &str, placed: &Placed) -> String {
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
