//! `connect-four` and `tic-tac-toe`: a line for each move.

use std::io;

use connect_four::Game as ConnectFour;
use lexopt::prelude::*;
use opponent::{Playable, Session};
use stage::Answer;
use tic_tac_toe::{Game as TicTacToe, Level, Player, Rand};

pub fn connect_four(arguments: lexopt::Parser) -> Answer {
    play(ConnectFour::new(), ["black", "white"], arguments)
}

pub fn tic_tac_toe(arguments: lexopt::Parser) -> Answer {
    play(TicTacToe::new(), ["x", "o"], arguments)
}

fn play<G: Playable>(
    game: G,
    sides: [&str; 2],
    mut arguments: lexopt::Parser,
) -> Answer {
    let mut players = [Player::Human, Player::Computer(Level::Medium)];
    let mut rand = Rand::new(1);
    while let Some(option) = arguments.next()? {
        match option {
            Long("seed") => rand = arguments.value()?.string()?.parse()?,
            Long(side) if sides.contains(&side) => {
                let place = usize::from(side == sides[1]);
                players[place] = arguments.value()?.string()?.parse()?;
            }
            Long(side @ ("black" | "white" | "x" | "o")) => {
                let [one, other] = sides;
                return Err(format!(
                    "there's no --{side} in this game: the players are \
                     --{one} and --{other}"
                )
                .into());
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let (input, output) = (io::stdin().lock(), io::stdout());
    let mut session = Session::new(game, players, rand, input, output);
    super::played(session.run())
}
