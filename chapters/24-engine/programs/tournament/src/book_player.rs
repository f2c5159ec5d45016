use std::time::Duration;

use alpha_beta::{OrderedSearch, Window, time_is_up};
use bitboards::evaluate::phased;
use bitboards::{BitPosition, fewest_replies};
use chapter_cli::FileError;
use end_of_game::Position;
use engine::{Clock, Engine, Player, learned, learned_from};
use evaluation::Computer;
use patterns::{NotWeights, Weights};

use crate::{Failure, Participant};
use minimax::{Evaluation, Search};
use perfect_endgame::{BoardShape, Solver};
use thiserror::Error;
use tic_tac_toe::Rand;
use transpositions::{Table, TableSearch, TooLarge};
use whole_games::Ply;

/// The names of the book's players, with their chapters.
pub const BOOK_PLAYERS: [(&str, &str); 9] = [
    ("easy", "14"),
    ("medium", "15"),
    ("hard", "15"),
    ("alpha-beta", "17"),
    ("bitboards", "18"),
    ("transpositions", "19"),
    ("perfect-endgame", "21"),
    ("learning", "23"),
    ("engine", "24"),
];

/// A player of the book.
pub struct BookPlayer {
    kind: Kind,
}

enum Kind {
    /// A level, or an evaluation and a depth.
    Level(Computer, Rand),
    AlphaBeta,
    Bits,
    Table,
    /// Chapter 19's search with this evaluation, and chapter 21's solver.
    Endgame(Box<Solver>, Evaluation<'static, BitPosition>),
    Engine(Box<Player>),
}

/// The size of each player's tables, in megabytes.
const MEGABYTES: usize = 16;

/// The number of empty squares at which the solver takes over. It has no time
/// limit, so it gets what it solves at once.
const SOLVER_EMPTIES: u32 = 14;

/// The reason why there's no book player for a name.
#[derive(Debug, Error)]
pub enum PlayerError {
    /// The name is unknown.
    #[error("is no player of the book's")]
    Unknown,
    /// The memory can't be allocated.
    #[error("has no room: {0}")]
    Memory(#[from] TooLarge),
    /// The file of weights can't be read.
    #[error("can't read what it has learned: {0}")]
    Weights(#[from] FileError<NotWeights>),
}

impl BookPlayer {
    /// Creates the player with this name. After `engine:` comes the path of a
    /// file of weights. `number` seeds the random numbers.
    ///
    /// # Errors
    ///
    /// Returns an error if the name is unknown or the player can't be created.
    pub fn new(name: &str, number: u64) -> Result<BookPlayer, PlayerError> {
        let kind = match name {
            "alpha-beta" => Kind::AlphaBeta,
            "bitboards" => Kind::Bits,
            "transpositions" => Kind::Table,
            "perfect-endgame" => Kind::Endgame(solver()?, &phased),
            "learning" => Kind::Endgame(solver()?, &|position| {
                Weights::large().value(position)
            }),
            "engine" => engine(learned())?,
            _ => match name.strip_prefix("engine:") {
                Some(file) => engine(learned_from(file.as_ref())?)?,
                None => {
                    let computer =
                        name.parse().map_err(|_| PlayerError::Unknown)?;
                    Kind::Level(computer, Rand::new(number))
                }
            },
        };
        Ok(BookPlayer { kind })
    }
}

impl Participant for BookPlayer {
    fn choose(
        &mut self,
        position: &Position,
        clock: Clock,
        _: Duration,
    ) -> Result<Ply, Failure> {
        let bits = BitPosition::from(position);
        let empty = bits.empty().count_ones();
        let is_up = time_is_up(clock.time_limits(empty).hard);
        let ply = match &mut self.kind {
            Kind::Level(computer, rand) => {
                computer.engine.choose(position, rand)
            }
            Kind::AlphaBeta => alpha_beta(position, &is_up),
            Kind::Bits => bitboards(&bits, &is_up),
            Kind::Endgame(solver, _) if empty <= SOLVER_EMPTIES => {
                solver.best_ply(position).map(|best| best.0)
            }
            Kind::Table => table(&bits, &phased, &is_up),
            Kind::Endgame(_, evaluation) => table(&bits, *evaluation, &is_up),
            Kind::Engine(player) => {
                *player.clock(position.to_move) = clock;
                player.think(position).map(|info| info.ply)
            }
        };
        ply.ok_or_else(|| Failure::Illegal("nothing".to_string()))
    }
}

/// Runs chapter 17's search by iterative deepening.
fn alpha_beta(position: &Position, is_up: &dyn Fn() -> bool) -> Option<Ply> {
    use alpha_beta::fewest_replies;
    use evaluation::evaluate::phased;
    let search = Search::new(&phased).until(is_up);
    let search = OrderedSearch::new(search, fewest_replies);
    search.deepen(position).last().map(|found| found.line[0])
}

/// Runs the same search on chapter 18's bitboards.
fn bitboards(position: &BitPosition, is_up: &dyn Fn() -> bool) -> Option<Ply> {
    let search = Search::new(&phased).until(is_up);
    let search = OrderedSearch::new(search, fewest_replies);
    search.deepen(position).last().map(|found| found.line[0])
}

fn engine(evaluation: engine::Evaluation) -> Result<Kind, TooLarge> {
    Ok(Kind::Engine(Box::new(Player {
        clocks: [Clock::EachMove(Duration::ZERO); 2],
        ..Player::new(Engine::new(evaluation, MEGABYTES)?)
    })))
}

fn solver() -> Result<Box<Solver>, TooLarge> {
    let table = perfect_endgame::Table::new(MEGABYTES)?;
    Ok(Solver::new(BoardShape::EIGHT, table).into())
}

/// Runs chapter 19's search with its table.
fn table(
    position: &BitPosition,
    evaluation: Evaluation<BitPosition>,
    is_up: &dyn Fn() -> bool,
) -> Option<Ply> {
    let table = Table::new(MEGABYTES).ok()?;
    let search = Search::new(evaluation).until(is_up);
    let mut search = TableSearch::new(search, fewest_replies, Some(table));
    let mut best = minimax::Game::moves(position).first().copied();
    for depth in 1..=position.empty().count_ones() as usize + 1 {
        if search.value(position, depth, Window::FULL).is_err() {
            break;
        }
        let entry =
            search.table.as_ref().and_then(|table| table.find(position));
        best = entry.and_then(|entry| entry.best).or(best);
    }
    best
}
