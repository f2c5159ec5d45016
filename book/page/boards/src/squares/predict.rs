//! The board `predict`: the reader marks the discs that a move flips, and the board
//! checks them.
//!
//! The position and the move come from the figure's block in the page, the flipped discs
//! from chapter 4's [`flips`].

use board::{Board, Cell, Disc, Square};
use directions::ray;
use end_of_game::Position;
use flipping::flips;

use crate::annotations;
use crate::describe::{self, color};
use crate::drawing::{Coord, Mark};
use crate::english::{join_and, pluralize};
use crate::labels;
use crate::protocol::{ButtonState, Request, RequestError, illegal, invalid};
use crate::scan::scan_all;
use crate::view::View;

/// A move, and the discs that the reader expects it to flip.
struct Prediction {
    position: Position,
    /// The move.
    square: Square,
    /// The discs that the reader has marked.
    marked: Vec<Square>,
    /// The discs that the move flips.
    flipping: Vec<Square>,
}

/// The progress of the reader.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// The reader marks discs.
    Marking,
    /// The board has checked the marks.
    Checked,
    /// The move is played.
    Shown,
}

/// The maximum number of wrong marks that a check explains. The reader can choose the
/// other discs after the move is played.
const MAX_REASONS: usize = 2;
/// The length of a reason, for which the page reserves space.
const REASON: &str = "a1 stays: the run a1 and a2 ends at a3, which is empty.";

/// Returns the view of a board `predict`.
pub fn view(request: &Request) -> Result<View, RequestError> {
    let mut prediction = Prediction::from_request(request)?;
    let (mut view, stage) = match request.text("do") {
        Some("check") => prediction.check(),
        Some("show") => (prediction.view_answer()?, Stage::Shown),
        Some("again") => {
            prediction.marked.clear();
            (prediction.view_question(), Stage::Marking)
        }
        Some(_) => return Err(invalid("one can check, show, and try again")),
        None => prediction.choose_disc(request)?,
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
        let marked = request
            .text("marked")
            .unwrap_or_default()
            .split_whitespace()
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(invalid)?;
        let flipping = flips(&position.board, square, position.to_move)
            .map(|flip| flip.square)
            .collect();
        Ok(Self {
            position,
            square,
            marked,
            flipping,
        })
    }

    /// Checks the marked discs. Without any, it asks again.
    fn check(&self) -> (View, Stage) {
        if !self.marked.is_empty() {
            return (self.view_check(), Stage::Checked);
        }
        let mut view = self.view_question();
        view.status = "Nothing is marked yet. Tap the discs that you think will flip.".to_owned();
        (view, Stage::Marking)
    }

    /// Marks or explains the chosen disc, depending on the stage. Without one, it returns
    /// the current view.
    fn choose_disc(&mut self, request: &Request) -> Result<(View, Stage), RequestError> {
        let chosen = request.chosen_square()?;
        match request.text("stage") {
            Some("checked") if chosen.is_none() => Ok(self.check()),
            None | Some("marking" | "checked") => Ok((self.toggle_mark(chosen), Stage::Marking)),
            Some("shown") => Ok((self.view_reason(chosen)?, Stage::Shown)),
            Some(_) => Err(invalid("a stage is marking, checked or shown")),
        }
    }

    fn board(&self) -> &Board {
        &self.position.board
    }

    /// Returns the view before the move, with a mark and words for each marked disc.
    fn view_marked(&self, mark: impl Fn(Square) -> (Mark, &'static str)) -> View {
        let mut view = View::from_board(self.board());
        let disc = color(self.position.to_move);
        view.mark(self.square, Mark::Ring, &format!("where {disc} plays"));
        for &square in &self.marked {
            let (mark, words) = mark(square);
            view.mark(square, mark, words);
        }
        view
    }

    fn view_question(&self) -> View {
        let mut view = self.view_marked(|_| (Mark::Flip, "marked"));
        view.status = self.question();
        view.drawing.undecided = self.undecided().map(Coord::from).collect();
        view
    }

    fn question(&self) -> String {
        format!(
            "{} plays {}. Tap the discs that will flip, then check.",
            self.position.to_move, self.square
        )
    }

    /// Returns the opponent's discs that aren't marked.
    fn undecided(&self) -> impl Iterator<Item = Square> {
        let opponent = Cell::from(self.position.to_move.opponent());
        Square::all().filter(move |square| {
            self.board()[*square] == opponent && !self.marked.contains(square)
        })
    }

    /// Marks the chosen disc, or removes its mark.
    fn toggle_mark(&mut self, chosen: Option<Square>) -> View {
        let Some(square) = chosen else {
            return self.view_question();
        };
        if let Some(reason) = self.refusal(square) {
            let mut view = self.view_question();
            view.status = reason;
            return view;
        }
        let change = match self.marked.iter().position(|&marked| marked == square) {
            Some(index) => {
                self.marked.remove(index);
                "isn't marked any more"
            }
            None => {
                self.marked.push(square);
                "is marked"
            }
        };
        let mut view = self.view_question();
        let marked = pluralize(self.marked.len(), "disc");
        view.status = format!("{square} {change}: {marked} so far.");
        view
    }

    /// Returns the reason why a square can't be marked, or `None` if it can.
    fn refusal(&self, square: Square) -> Option<String> {
        let own = self.position.to_move;
        if !is_disc(self.board(), square) {
            Some(format!("There's no disc on {square} that could flip."))
        } else if self.board()[square] == Cell::from(own) {
            Some(format!("{square} is {} already.", color(own)))
        } else {
            None
        }
    }

    /// Returns the view with the right, missed and wrong discs, and the reasons for wrong
    /// ones.
    fn view_check(&self) -> View {
        let flips = |square: &Square| self.flipping.contains(square);
        let mut view = self.view_marked(|square| {
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
        let (right, wrong): (Vec<_>, Vec<_>) = self.marked.iter().copied().partition(flips);
        view.status = describe_result(&right, &missed, &wrong);
        view.facts = wrong
            .into_iter()
            .take(MAX_REASONS)
            .map(|square| self.reason(square))
            .collect();
        view
    }

    fn missed(&self) -> Vec<Square> {
        self.flipping
            .iter()
            .copied()
            .filter(|square| !self.marked.contains(square))
            .collect()
    }

    /// Returns the view after the move, with its flips animated.
    fn view_answer(&self) -> Result<View, RequestError> {
        let (after, annotations) =
            annotations::play(&self.position, self.square).map_err(illegal)?;
        let mut view = View::from_board(&after.board);
        view.annotate(annotations);
        view.animate_flips(self.flipping.iter().copied());
        Ok(view)
    }

    /// Returns the view after the move, with the reason why the chosen disc flipped or
    /// stayed.
    fn view_reason(&self, chosen: Option<Square>) -> Result<View, RequestError> {
        let mut view = self.view_answer()?;
        view.drawing.stop_animations();
        if let Some(square) = chosen {
            view.status = self.reason(square);
        }
        Ok(view)
    }

    /// Returns the reason why a disc flips or stays.
    fn reason(&self, square: Square) -> String {
        let Position { board, to_move } = &self.position;
        let mut scans = scan_all(board, self.square, *to_move);
        if let Some(scan) = scans.find(|scan| scan.run.contains(&square)) {
            let outcome = if scan.is_bracket { "flips" } else { "stays" };
            return format!("{square} {outcome}: {}.", scan.explain());
        }
        if board[square] == Cell::from(*to_move) {
            return format!("{square} stays: it is {} already.", color(*to_move));
        }
        if !is_disc(board, square) {
            return format!("{square} holds no disc to flip.");
        }
        self.reason_without_run(square)
    }

    /// Returns the reason why a disc that no run from the move contains stays.
    fn reason_without_run(&self, square: Square) -> String {
        let Position { board, to_move } = &self.position;
        let from = self.square;
        let mut scans = scan_all(board, from, *to_move);
        let contains_square = |direction| ray(from, direction).any(|other| other == square);
        match scans.find(|scan| contains_square(scan.direction)) {
            Some(scan) => format!(
                "{square} stays: between {from} and {square} comes {}.",
                scan.describe_end()
            ),
            None => format!("{square} stays: it is in no straight line with {from}."),
        }
    }

    /// Reserves space for the longest result. It doesn't depend on the answer, which the
    /// reserved texts would give away.
    fn reserve(&self, view: &mut View) {
        let opponent = Cell::from(self.position.to_move.opponent());
        let discs: Vec<_> = Square::all()
            .filter(|&square| self.board()[square] == opponent)
            .collect();
        let (first_half, wrong) = discs.split_at(discs.len() / 2);
        let (right, missed) = first_half.split_at(first_half.len() / 2);
        let question = self.question();
        let result = describe_result(right, missed, wrong);
        let longest = if question.len() > result.len() {
            question
        } else {
            result
        };
        view.reserve(&[&longest]);
        for _ in (self.flipping.len()..discs.len()).take(MAX_REASONS) {
            view.reserve(&[REASON]);
        }
    }

    /// Adds the buttons and the kept fields.
    fn add_buttons(&self, view: &mut View, stage: Stage) {
        let marked = self.marked.len();
        let has_begun = marked > 0 || stage == Stage::Shown;
        let buttons = [
            (
                "check",
                stage != Stage::Shown,
                &labels::predict::check(marked)[..],
            ),
            ("show", stage == Stage::Checked, labels::predict::SHOW),
            ("again", has_begun, labels::common::START_OVER),
        ];
        for (step, is_enabled, text) in buttons {
            view.add_button("do", step, ButtonState::enabled(is_enabled), text);
        }
        let marked: Vec<_> = self.marked.iter().map(Square::to_string).collect();
        view.keep("marked", marked.join(" "));
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

fn describe_result(right: &[Square], missed: &[Square], wrong: &[Square]) -> String {
    if missed.is_empty() && wrong.is_empty() {
        return format!("All right: {} flip.", names(right));
    }
    let sentences: Vec<_> = [("Right", right), ("Missed", missed), ("Wrong", wrong)]
        .into_iter()
        .filter(|(_, squares)| !squares.is_empty())
        .map(|(word, squares)| format!("{word}: {}.", names(squares)))
        .collect();
    sentences.join(" ")
}

fn names(squares: &[Square]) -> String {
    join_and(&describe::names_in_order(squares.iter().copied()))
}
