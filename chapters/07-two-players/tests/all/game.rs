//! A game by itself: turns, the house rule, undo, the end.

use board::{Board, Cell, Disc, Square};
use end_of_game::{Position, Score};
use flipping::IllegalMove;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::endings::WIPED_OUT;
use test_support::examples::example;
use two_players::{IllegalPly, Othello, Refusal, Rules, Size, Status};
use whole_games::parse_transcript;

fn house() -> Rules {
    Rules {
        house_rule: true,
        ..Rules::default()
    }
}

/// The usual rules on a board of this size.
fn on(size: Size) -> Rules {
    from(size.start(), Disc::Black)
}

/// The usual rules from another start.
fn from(board: Board, to_move: Disc) -> Rules {
    Rules {
        start: Position { board, to_move },
        house_rule: false,
    }
}

fn after(rules: Rules, transcript: &str) -> Othello {
    let mut game = Othello::new(rules);
    game.follow(&parse_transcript(transcript).unwrap()).unwrap();
    game
}

/// The game of b1 before its last move: Black can flip nothing, and only b1
/// and b2 are empty.
fn before_the_last_move(rules: Rules) -> Othello {
    after(rules, example("b1").transcript.strip_suffix("b2").unwrap())
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn names(squares: &[Square]) -> String {
    let names: Vec<_> = squares.iter().map(ToString::to_string).collect();
    names.join(" ")
}

/// Plays the first move that there is, until there is none.
fn played_out(mut game: Othello) -> Othello {
    loop {
        match game.status() {
            Status::Over => return game,
            Status::Pass => game.pass().unwrap(),
            Status::Move | Status::Choose => {
                game.place(game.moves()[0]).unwrap();
            }
        }
    }
}

#[test]
fn a_game_begins_at_the_start() {
    let game = Othello::new(Rules::default());
    assert_eq!(game.position().board, Board::start());
    assert_eq!(
        (game.position().to_move, game.status()),
        (Disc::Black, Status::Move)
    );
}

#[test]
fn the_first_to_move_is_a_matter_of_the_rules() {
    let game = Othello::new(from(Board::start(), Disc::White));
    assert_eq!(game.position().to_move, Disc::White);
    assert_eq!(names(&game.moves()), "e3 f4 c5 d6");
}

#[test]
fn a_smaller_board_is_framed_by_border() {
    assert_snapshot!(Size::Four.start(), @r"
      a b c d e f g h
    1 # # # # # # # #
    2 # # # # # # # #
    3 # # . . . . # #
    4 # # . W B . # #
    5 # # . B W . # #
    6 # # . . . . # #
    7 # # # # # # # #
    8 # # # # # # # #
    ");
    assert_snapshot!(Size::Six.start(), @r"
      a b c d e f g h
    1 # # # # # # # #
    2 # . . . . . . #
    3 # . . . . . . #
    4 # . . W B . . #
    5 # . . B W . . #
    6 # . . . . . . #
    7 # . . . . . . #
    8 # # # # # # # #
    ");
    assert_eq!(Size::Eight.start(), Board::start());
}

#[test]
fn the_sheet_declares_three_white_discs_and_a_black_one() {
    assert_snapshot!(Size::Six.sheet_start(), @r"
      a b c d e f g h
    1 # # # # # # # #
    2 # . . . . . . #
    3 # . . . . . . #
    4 # . . W B . . #
    5 # . . W W . . #
    6 # . . . . . . #
    7 # . . . . . . #
    8 # # # # # # # #
    ");
    let moves = |to_move| {
        names(&Othello::new(from(Size::Six.sheet_start(), to_move)).moves())
    };
    assert_eq!(moves(Disc::White), "e3 f3 f4");
    assert_eq!(moves(Disc::Black), "c4 c6 e6");
}

#[test]
fn no_disc_is_placed_on_the_frame() {
    for (size, outside) in [(Size::Four, "b4"), (Size::Six, "a4")] {
        let mut game = Othello::new(on(size));
        let moves = game.moves();
        let refused = game.place(square(outside));
        let why = Refusal::Illegal(IllegalMove::OffTheBoard, moves);
        assert_eq!(refused, Err(why));
    }
}

#[test]
fn a_game_on_a_smaller_board_ends_and_is_counted_without_the_frame() {
    for (size, squares) in [(Size::Four, 16), (Size::Six, 36)] {
        let game = played_out(Othello::new(on(size)));
        assert_eq!(game.position().board.count(Cell::Border), 64 - squares);
        let Score { black, white } = Score::result(&game.position().board);
        assert_eq!(black + white, squares);
    }
}

#[test]
fn placing_a_disc_says_what_it_flipped() {
    let flips = after(Rules::default(), "f5").place(square("d6")).unwrap();
    let flipped: Vec<_> = flips.iter().map(|flip| flip.square).collect();
    assert_eq!(names(&flipped), "d5");
}

#[test]
fn a_refused_move_leaves_the_game_as_it_was() {
    let mut game = after(Rules::default(), "f5");
    let before = *game.position();
    assert!(game.place(square("f5")).is_err());
    assert!(game.place(square("a1")).is_err());
    let moves = ["f4", "d6", "f6"].map(square).to_vec();
    assert_eq!(game.pass(), Err(Refusal::MustMove(Disc::White, moves)));
    assert_eq!(*game.position(), before);
}

#[test]
fn who_must_pass_can_do_nothing_else() {
    let mut game = before_the_last_move(Rules::default());
    assert_eq!((game.status(), game.moves()), (Status::Pass, vec![]));
    assert!(game.place(square("b2")).is_err());
    game.pass().unwrap();
    assert_eq!(
        (game.status(), names(&game.moves())),
        (Status::Move, "b2".into())
    );
}

#[test]
fn after_the_end_nothing_is_played() {
    let mut game = after(Rules::default(), WIPED_OUT);
    assert_eq!(game.status(), Status::Over);
    assert_eq!(game.place(square("a1")), Err(Refusal::Over));
    assert_eq!(game.pass(), Err(Refusal::Over));
    let score = Score {
        black: 64,
        white: 0,
    };
    assert_eq!(Score::result(&game.position().board), score);
}

#[test]
fn a_transcript_may_leave_a_pass_out() {
    let left_out = after(Rules::default(), example("b1").transcript);
    let before = example("b1").transcript.strip_suffix("b2").unwrap();
    let written = after(Rules::default(), &format!("{before}pass b2"));
    assert_eq!(left_out.position(), written.position());
    assert_eq!(left_out.status(), Status::Over);
}

#[test]
fn a_transcript_is_refused_at_its_first_illegal_ply() {
    let plies = parse_transcript("f5d6f5").unwrap();
    let refused = Othello::new(Rules::default()).follow(&plies);
    let why = IllegalMove::Occupied(square("f5"));
    let refusal =
        Refusal::Illegal(why, after(Rules::default(), "f5d6").moves());
    assert_eq!(refused, Err(IllegalPly { number: 3, refusal }));
}

#[test]
fn undo_restores_every_position_of_the_game() {
    let plies = parse_transcript(example("b1").transcript).unwrap();
    let mut game = Othello::new(Rules::default());
    let mut positions = vec![*game.position()];
    for ply in plies {
        if game.status() == Status::Pass {
            game.pass().unwrap();
            positions.push(*game.position());
        }
        game.follow(&[ply]).unwrap();
        positions.push(*game.position());
    }
    while let Some(position) = positions.pop() {
        assert_eq!(*game.position(), position);
        let undone = game.undo();
        assert_eq!(undone.is_ok(), !positions.is_empty());
    }
    assert_eq!(game.undo(), Err(Refusal::Start));
}

#[test]
fn the_house_rule_changes_nothing_while_a_disc_can_be_flipped() {
    let game = after(house(), "f5d6");
    assert_eq!(game.status(), Status::Move);
    assert_eq!(game.moves(), after(Rules::default(), "f5d6").moves());
}

#[test]
fn the_house_rule_lets_a_disc_be_placed_that_flips_nothing() {
    let mut game = before_the_last_move(house());
    assert_eq!(game.status(), Status::Choose);
    assert_eq!(names(&game.moves()), "b1 b2");
    let before = game.position().board;
    assert_eq!(game.place(square("b1")), Ok(vec![]));
    let mut expected = before;
    expected.set(square("b1"), Cell::Black);
    assert_eq!(game.position().board, expected);
    assert_eq!(game.position().to_move, Disc::White);
}

#[test]
fn the_house_rule_lets_a_player_pass_all_the_same() {
    let mut game = before_the_last_move(house());
    game.pass().unwrap();
    assert_eq!(
        (game.position().to_move, game.status()),
        (Disc::White, Status::Move)
    );
}

#[test]
fn the_house_rule_wants_an_occupied_square_next_to_the_disc() {
    let mut game = after(house(), WIPED_OUT);
    assert_eq!(game.status(), Status::Choose);
    let moves = game.moves();
    let alone = Refusal::Alone(square("a1"), moves);
    assert_eq!(game.place(square("a1")), Err(alone));
    assert!(game.place(square("e5")).is_err(), "occupied");
    assert!(game.place(game.moves()[0]).is_ok());
}

#[test]
fn two_passes_in_a_row_end_a_game_under_the_house_rule() {
    let mut game = after(house(), WIPED_OUT);
    game.pass().unwrap();
    assert_eq!(game.status(), Status::Choose);
    game.pass().unwrap();
    assert_eq!(game.status(), Status::Over);
    game.undo().unwrap();
    assert_eq!(game.status(), Status::Choose);
}

#[test]
fn a_game_under_the_house_rule_fills_the_board() {
    let end = played_out(before_the_last_move(house()));
    assert_eq!(end.position().board.count(Cell::Empty), 0);
}

#[test]
fn a_refusal_says_what_would_be_right() {
    let moves = || ["d6", "f6"].map(square).to_vec();
    let refusals = [
        Refusal::Illegal(IllegalMove::Occupied(square("f5")), moves()),
        Refusal::Illegal(IllegalMove::Occupied(square("f5")), vec![]),
        Refusal::Alone(square("a1"), moves()),
        Refusal::MustMove(Disc::White, moves()),
        Refusal::Start,
        Refusal::Over,
    ];
    assert_snapshot!(refusals.map(|why| why.to_string()).join("\n"), @r"
    f5 is taken: play on an empty square. Legal moves: d6 f6
    f5 is taken: play on an empty square. There's no legal move: type pass
    a1 isn't next to a disc. Legal moves: d6 f6
    White can't pass with a disc to flip. Legal moves: d6 f6
    this is the start of the game
    the game is over
    ");
}
