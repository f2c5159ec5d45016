//! Which discs flip? The reader marks some and is told which were right.

use board::{Board, Cell, Disc, Square};
use end_of_game::Position;
use flipping::flips;

use crate::drawing::Mark;
use crate::look::around;
use crate::request::{Request, Wrong};
use crate::seen;
use crate::view::{State, View, color};
use crate::words::{and, count};

/// A move, and what the reader says about it.
struct Question {
    position: Position,
    square: Square,
    marked: Vec<Square>,
    flipping: Vec<Square>,
}

/// Where the reader stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Marking,
    Checked,
    Shown,
}

/// A board that asks which discs a move flips.
pub fn view(request: &Request) -> Result<View, Wrong> {
    let mut question = Question::read(request)?;
    let chosen = request.chosen()?;
    let (mut view, stage) = match (request.text("do"), request.text("stage")) {
        (Some("check"), _) => (question.checked(), Stage::Checked),
        (Some("show"), _) => (question.shown()?, Stage::Shown),
        (Some("again"), _) => {
            question.marked.clear();
            (question.asked(), Stage::Marking)
        }
        (_, Some("shown")) => (question.explained(chosen)?, Stage::Shown),
        _ => (question.marking(chosen), Stage::Marking),
    };
    question.offer(&mut view, stage);
    Ok(view)
}

impl Question {
    fn read(request: &Request) -> Result<Self, Wrong> {
        let position = request.position()?;
        let square = request.need("move")?;
        position.play(square)?;
        let marked = request.text("marked").unwrap_or_default();
        let marked = marked.split_whitespace().map(str::parse);
        let flips = flips(&position.board, square, position.to_move);
        Ok(Self {
            marked: marked.collect::<Result<_, _>>()?,
            flipping: flips.map(|flip| flip.square).collect(),
            position,
            square,
        })
    }

    fn board(&self) -> &Board {
        &self.position.board
    }

    /// The board before the move, with what is marked on it.
    fn before(&self, mark: impl Fn(Square) -> (Mark, &'static str)) -> View {
        let mut view = View::of(self.board());
        let disc = color(self.position.to_move);
        view.mark(self.square, Mark::Ring, &format!("where {disc} plays"));
        for &square in &self.marked {
            let (mark, words) = mark(square);
            view.mark(square, mark, words);
        }
        view
    }

    fn asked(&self) -> View {
        let mut view = self.before(|_| (Mark::Flip, "marked"));
        view.say = format!(
            "Which discs flip when {} plays {}? Mark them, then check.",
            self.position.to_move, self.square
        );
        view
    }

    /// Marks the chosen disc, or takes the mark away.
    fn marking(&mut self, chosen: Option<Square>) -> View {
        let Some(square) = chosen else {
            return self.asked();
        };
        if !is_disc(self.board(), square) {
            let mut view = self.asked();
            view.say = format!("There is no disc on {square} that could flip.");
            return view;
        }
        let was = self.marked.len();
        self.marked.retain(|&it| it != square);
        let word = if self.marked.len() == was {
            self.marked.push(square);
            "is marked"
        } else {
            "is not marked any more"
        };
        let mut view = self.asked();
        let marked = count(self.marked.len(), "disc");
        view.say = format!("{square} {word}: {marked} so far.");
        view
    }

    /// What was right, what was missed, and what does not flip and why.
    fn checked(&self) -> View {
        let mut view = self.before(|square| {
            if self.flipping.contains(&square) {
                (Mark::Right, "right, it flips")
            } else {
                (Mark::Wrong, "wrong, it does not flip")
            }
        });
        let flips = |it: &Square| self.flipping.contains(it);
        let (right, wrong): (Vec<_>, Vec<_>) =
            self.marked.iter().copied().partition(flips);
        let is_missed = |it: &Square| !self.marked.contains(it);
        let missed = self.flipping.iter().copied().filter(is_missed);
        let missed: Vec<_> = missed.collect();
        for &square in &missed {
            view.mark(square, Mark::Missed, "missed, it flips");
        }
        view.say = verdict(&right, &missed, &wrong);
        view.facts = wrong.into_iter().map(|it| self.reason(it)).collect();
        view
    }

    /// The move, played.
    fn shown(&self) -> Result<View, Wrong> {
        let (after, seen) = seen::played(&self.position, self.square)?;
        let mut view = View::of(&after.board);
        view.see(seen);
        view.turn_over(self.flipping.iter().copied());
        Ok(view)
    }

    /// The board after the move, and why the chosen disc flipped or did not.
    fn explained(&self, chosen: Option<Square>) -> Result<View, Wrong> {
        let mut view = self.shown()?;
        view.drawing.settle();
        if let Some(square) = chosen {
            view.say = self.reason(square);
        }
        Ok(view)
    }

    /// Why a disc flips or stays, seen from the move.
    fn reason(&self, square: Square) -> String {
        let Position { board, to_move } = &self.position;
        let from = self.square;
        let mut looks = around(board, from, *to_move);
        if let Some(look) = looks.find(|look| look.run.contains(&square)) {
            let stays = if look.brackets { "flips" } else { "stays" };
            return format!("{square} {stays}: {}.", look.why());
        }
        if board[square] == Cell::from(*to_move) {
            let color = color(*to_move);
            return format!("{square} stays: it is {color} already.");
        }
        if !is_disc(board, square) {
            return format!("{square} holds no disc to flip.");
        }
        self.out_of_reach(square)
    }

    /// Why no line of the opponent's discs joins the move and this disc.
    fn out_of_reach(&self, square: Square) -> String {
        let Position { board, to_move } = &self.position;
        let from = self.square;
        let mut looks = around(board, from, *to_move);
        let leads_there =
            |direction| directions::ray(from, direction).any(|it| it == square);
        match looks.find(|look| leads_there(look.direction)) {
            Some(look) => format!(
                "{square} stays: between {from} and {square} comes {}.",
                look.closes()
            ),
            None => format!(
                "{square} stays: it is in no straight line with {from}."
            ),
        }
    }

    /// The buttons, and what the page has to keep.
    fn offer(&self, view: &mut View, stage: Stage) {
        let shown = stage == Stage::Shown;
        let marked = !self.marked.is_empty();
        view.button(("do", "check"), State::on(!shown && marked), "Check");
        let answered = stage == Stage::Checked;
        view.button(("do", "show"), State::on(answered), "Show");
        view.button(("do", "again"), State::on(shown || marked), "Again");
        let marked = self.marked.iter().map(Square::to_string);
        view.keep("marked", marked.collect::<Vec<_>>().join(" "));
        view.keep("stage", if shown { "shown" } else { "marking" });
    }
}

fn is_disc(board: &Board, square: Square) -> bool {
    [Disc::Black, Disc::White]
        .map(Cell::from)
        .contains(&board[square])
}

fn verdict(right: &[Square], missed: &[Square], wrong: &[Square]) -> String {
    if missed.is_empty() && wrong.is_empty() {
        return format!("All right: {} flip.", names(right));
    }
    let parts = [("Right", right), ("Missed", missed), ("Wrong", wrong)];
    let parts = parts.into_iter().filter(|(_, squares)| !squares.is_empty());
    let parts =
        parts.map(|(word, squares)| format!("{word}: {}.", names(squares)));
    parts.collect::<Vec<_>>().join(" ")
}

fn names(squares: &[Square]) -> String {
    and(&seen::sorted(squares.iter().copied()))
}
