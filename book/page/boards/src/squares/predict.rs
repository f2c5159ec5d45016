//! Which discs flip? The reader marks some and is told which were right.

use board::{Board, Cell, Disc, Square};
use directions::ray;
use end_of_game::Position;
use flipping::flips;

use crate::annotations;
use crate::describe::{self, color};
use crate::drawing::{Mark, Place};
use crate::english::{count_of, join_and};
use crate::protocol::{ButtonState, Request, RequestError, illegal, invalid};
use crate::scan::scan_all;
use crate::view::View;

/// A move, and which discs the reader expects it to flip.
struct Prediction {
    position: Position,
    square: Square,
    marked: Vec<Square>,
    flipping: Vec<Square>,
}

/// How far the reader is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Marking,
    Checked,
    Shown,
}

/// How many wrong discs the reader is told the reason for; that of the others is
/// told after a tap on them, once the answer is shown.
const REASONS: usize = 2;
/// As long as the reason why a disc stays.
const REASON: &str = "a1 stays: the run a1 and a2 ends at a3, which is empty.";

/// A board that asks which discs a move flips.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let mut prediction = Prediction::from_request(request)?;
    let (mut view, stage) = match request.text("do") {
        Some("check") => prediction.try_check(),
        Some("show") => (prediction.show()?, Stage::Shown),
        Some("again") => {
            prediction.marked.clear();
            (prediction.ask(), Stage::Marking)
        }
        Some(_) => return Err(invalid("one can check, show, and try again")),
        None => prediction.go_on(request)?,
    };
    prediction.reserve(&mut view);
    prediction.add_buttons(&mut view, stage);
    Ok(view)
}

impl Prediction {
    fn from_request(request: &Request) -> Result<Self, RequestError> {
        let position = request.position()?;
        let square = request.require("move")?;
        position.play(square).map_err(illegal)?;
        let marked = request.text("marked").unwrap_or_default();
        let marked = marked.split_whitespace().map(str::parse);
        let marked = marked.collect::<Result<_, _>>();
        let flips = flips(&position.board, square, position.to_move);
        Ok(Self {
            marked: marked.map_err(invalid)?,
            flipping: flips.map(|flip| flip.square).collect(),
            position,
            square,
        })
    }

    /// The answer to what is marked; without a mark, the question.
    fn try_check(&self) -> (View, Stage) {
        if !self.marked.is_empty() {
            return (self.check(), Stage::Checked);
        }
        let mut view = self.ask();
        view.status = "Nothing is marked yet. Tap the discs that you think will flip.".to_owned();
        (view, Stage::Marking)
    }

    /// Goes on where the reader is, with the chosen disc.
    fn go_on(&mut self, request: &Request) -> Result<(View, Stage), RequestError> {
        let chosen = request.chosen_square()?;
        match request.text("stage") {
            Some("checked") if chosen.is_none() => Ok(self.try_check()),
            None | Some("marking" | "checked") => Ok((self.mark(chosen), Stage::Marking)),
            Some("shown") => Ok((self.explain(chosen)?, Stage::Shown)),
            Some(_) => Err(invalid("a stage is marking, checked or shown")),
        }
    }

    fn board(&self) -> &Board {
        &self.position.board
    }

    /// The board before the move, with what is marked on it.
    fn view_before(&self, mark: impl Fn(Square) -> (Mark, &'static str)) -> View {
        let mut view = View::of(self.board());
        let disc = color(self.position.to_move);
        view.mark(self.square, Mark::Ring, &format!("where {disc} plays"));
        for &square in &self.marked {
            let (mark, words) = mark(square);
            view.mark(square, mark, words);
        }
        view
    }

    fn ask(&self) -> View {
        let mut view = self.view_before(|_| (Mark::Flip, "marked"));
        view.status = self.question();
        view.drawing.undecided = self.undecided().map(Place::from).collect();
        view
    }

    fn question(&self) -> String {
        format!(
            "{} plays {}. Tap the discs that will flip, then check.",
            self.position.to_move, self.square
        )
    }

    /// The opponent's discs that the reader has said nothing about.
    fn undecided(&self) -> impl Iterator<Item = Square> {
        let opponent = Cell::from(self.position.to_move.opponent());
        Square::all().filter(move |square| {
            self.board()[*square] == opponent && !self.marked.contains(square)
        })
    }

    /// Marks the chosen disc, or takes the mark away.
    fn mark(&mut self, chosen: Option<Square>) -> View {
        let Some(square) = chosen else {
            return self.ask();
        };
        if let Some(why) = self.refuse(square) {
            let mut view = self.ask();
            view.status = why;
            return view;
        }
        let change = self.toggle(square);
        let mut view = self.ask();
        let marked = count_of(self.marked.len(), "disc");
        view.status = format!("{square} {change}: {marked} so far.");
        view
    }

    /// Why there's no disc to mark, unless there is one.
    fn refuse(&self, square: Square) -> Option<String> {
        let own = self.position.to_move;
        if !is_disc(self.board(), square) {
            Some(format!("There's no disc on {square} that could flip."))
        } else if self.board()[square] == Cell::from(own) {
            Some(format!("{square} is {} already.", color(own)))
        } else {
            None
        }
    }

    /// Marks a disc, or takes its mark away. Returns which of them it did.
    fn toggle(&mut self, square: Square) -> &'static str {
        let before = self.marked.len();
        self.marked.retain(|&marked| marked != square);
        if self.marked.len() < before {
            return "isn't marked any more";
        }
        self.marked.push(square);
        "is marked"
    }

    /// What was right, what was missed, and what doesn't flip and why.
    fn check(&self) -> View {
        let flips = |square: &Square| self.flipping.contains(square);
        let mut view = self.view_before(|square| {
            if flips(&square) {
                (Mark::Right, "right, it flips")
            } else {
                (Mark::Wrong, "wrong, it does not flip")
            }
        });
        let missed = self.missed();
        for &square in &missed {
            view.mark(square, Mark::Missed, "missed, it flips");
        }
        let marked = self.marked.iter().copied();
        let (right, wrong): (Vec<_>, Vec<_>) = marked.partition(flips);
        view.status = verdict(&right, &missed, &wrong);
        let reasons = wrong.into_iter().map(|square| self.reason(square));
        view.facts = reasons.take(REASONS).collect();
        view
    }

    fn missed(&self) -> Vec<Square> {
        let flipping = self.flipping.iter().copied();
        flipping
            .filter(|square| !self.marked.contains(square))
            .collect()
    }

    /// The move, played.
    fn show(&self) -> Result<View, RequestError> {
        let (after, annotations) =
            annotations::play(&self.position, self.square).map_err(illegal)?;
        let mut view = View::of(&after.board);
        view.annotate(annotations);
        view.turn_over(self.flipping.iter().copied());
        Ok(view)
    }

    /// The board after the move, and why the chosen disc flipped or didn't.
    fn explain(&self, chosen: Option<Square>) -> Result<View, RequestError> {
        let mut view = self.show()?;
        view.drawing.settle();
        if let Some(square) = chosen {
            view.status = self.reason(square);
        }
        Ok(view)
    }

    /// Why a disc flips or stays, seen from the move.
    fn reason(&self, square: Square) -> String {
        let Position { board, to_move } = &self.position;
        let from = self.square;
        let mut scans = scan_all(board, from, *to_move);
        if let Some(scan) = scans.find(|scan| scan.run.contains(&square)) {
            let stays = if scan.is_bracket { "flips" } else { "stays" };
            return format!("{square} {stays}: {}.", scan.explain());
        }
        if board[square] == Cell::from(*to_move) {
            return format!("{square} stays: it is {} already.", color(*to_move));
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
        let mut scans = scan_all(board, from, *to_move);
        let leads_there = |direction| ray(from, direction).any(|passed| passed == square);
        match scans.find(|scan| leads_there(scan.direction)) {
            Some(scan) => format!(
                "{square} stays: between {from} and {square} comes {}.",
                scan.describe_end()
            ),
            None => format!("{square} stays: it is in no straight line with {from}."),
        }
    }

    /// Leaves room for the longest of all verdicts, without a word of the
    /// answer.
    fn reserve(&self, view: &mut View) {
        let opponent = Cell::from(self.position.to_move.opponent());
        let discs = Square::all().filter(|&square| self.board()[square] == opponent);
        let discs: Vec<_> = discs.collect();
        let (some, others) = discs.split_at(discs.len() / 2);
        let (right, missed) = some.split_at(some.len() / 2);
        let (question, verdict) = (self.question(), verdict(right, missed, others));
        let is_longer = question.len() > verdict.len();
        view.reserve(&[if is_longer { &question } else { &verdict }]);
        for _ in (self.flipping.len()..discs.len()).take(REASONS) {
            view.reserve(&[REASON]);
        }
    }

    /// The buttons, and what the page has to keep.
    fn add_buttons(&self, view: &mut View, stage: Stage) {
        let marked = self.marked.len();
        let check = format!("Check ({marked} marked)");
        let has_begun = marked > 0 || stage == Stage::Shown;
        let buttons = [
            ("check", stage != Stage::Shown, &check[..]),
            ("show", stage == Stage::Checked, "Show, the answer"),
            ("again", has_begun, "Start over"),
        ];
        for (step, is_enabled, text) in buttons {
            view.add_button("do", step, ButtonState::enabled(is_enabled), text);
        }
        let marked = self.marked.iter().map(Square::to_string);
        view.keep("marked", marked.collect::<Vec<_>>().join(" "));
        let stage = match stage {
            Stage::Marking => "marking",
            Stage::Checked => "checked",
            Stage::Shown => "shown",
        };
        view.keep("stage", stage);
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
    let parts = parts.map(|(word, squares)| format!("{word}: {}.", names(squares)));
    parts.collect::<Vec<_>>().join(" ")
}

fn names(squares: &[Square]) -> String {
    join_and(&describe::names_in_order(squares.iter().copied()))
}
