//! *Othellier* is a book that teaches programming by building Othello in Rust,
//! one square at a time. This workspace holds the book, the program that it
//! builds, and the companion, which is this crate.
//!
//! # The chapters
//!
//! Each chapter is a crate that builds on those before it and adds one idea.
//! Its library is what the chapter teaches; its program is everything up to
//! there: `cargo run -p flipping -- f5`.
//!
//! | Chapter | Crate | What it adds |
//! |---|---|---|
//! | 1 | [`board`](../board/index.html) | 64 squares in one row, and a 65th |
//! | 2 | [`directions`](../directions/index.html) | eight directions, and walks that know where the board ends |
//! | 3 | [`legal_moves`](../legal_moves/index.html) | brackets, and every legal move |
//! | 4 | [`flipping`](../flipping/index.html) | which discs flip, and which disc makes each one flip |
//! | 5 | [`end_of_game`](../end_of_game/index.html) | whose turn, passing, the end and the score |
//! | 6 | [`whole_games`](../whole_games/index.html) | a game as text, its referee, and a test by counting |
//! | 7 | [`two_players`](../two_players/index.html) | two people at one keyboard |
//! | 8 | [`records`](../records/index.html) | nothing played is lost |
//! | 9 | [`databases`](../databases/index.html) | the federation's games, byte by byte |
//! | 10 | [`window`](../window/index.html) | the game in a window of the terminal |
//! | 11 | [`connect_four`](../connect_four/index.html) | another game on the same board |
//! | 11 | [`connect_four_window`](../connect_four_window/index.html) | the disc that falls, in a window |
//! | 12 | [`tic_tac_toe`](../tic_tac_toe/index.html) | the tree of a game, and minimax |
//! | 13 | [`minimax`](../minimax/index.html) | one search for every game |
//! | 14 | [`evaluation`](../evaluation/index.html) | what a position is worth, and matches that prove it |
//! | 15 | [`opponent`](../opponent/index.html) | the computer at the table, and a search in the background |
//! | 15 | [`opponent_window`](../opponent_window/index.html) | the computer in a window that stays awake |
//! | 16 | [`alpha_beta`](../alpha_beta/index.html) | a search that leaves out what can't matter |
//! | 17 | [`bitboards`](../bitboards/index.html) | the board in two numbers |
//! | 18 | [`transpositions`](../transpositions/index.html) | a table of what is known already, and Connect Four solved |
//! | 19 | [`perfect_endgame`](../perfect_endgame/index.html) | the last twenty-odd squares, played perfectly |
//! | 20 | [`learning`](../learning/index.html) | an evaluation that teaches itself by playing |
//! | 21 | [`engine`](../engine/index.html) | an engine with a clock, and the languages of other programs |
//!
//! # What serves them
//!
//! - [`page_boards`](../page_boards/index.html) draws the boards of the book and answers in
//!   the page, compiled to WebAssembly.
//! - [`page_windows`](../page_windows/index.html) runs the chapters' windows in
//!   the page, and draws their pictures. [`page_threads`](../page_threads/index.html) is
//!   what a page has in the place of threads, [`page_files`](../page_files/index.html)
//!   in the place of locks.
//! - [`page_steps`](../page_steps/index.html) runs the functions that a page's
//!   listings step through, and [`page_trace`](../page_trace/index.html) is what
//!   these call to say what they do.
//! - [`checks`](../checks/index.html) is what the checks of all exercises
//!   share, [`check_report`](../check_report/index.html) what they and the programs that
//!   run them say to each other, and [`remote_call`](../remote_call/index.html) how a
//!   student's function is called in another process.
//! - [`game_formats`](../game_formats/index.html) reads and writes every format of games
//!   that the book knows.
//! - [`nboard`](../nboard/index.html) puts chapter 21's engine into the window of
//!   that name.
//! - [`tournament`](../tournament/index.html) plays any two programs against each
//!   other.
//! - [`expert`](../expert/index.html) plays Othello on all levels at chapter 7's
//!   table, and [`expert_window`](../expert_window/index.html) in chapter 15's
//!   window.
//! - [`chapter_cli`](../chapter_cli/index.html) is what the programs of all chapters share,
//!   and [`test_support`](../test_support/index.html) what their tests share.
//!   [`benchmark_positions`](../benchmark_positions/index.html) has the positions
//!   on which every search is measured,
//!   [`six_by_six`](../six_by_six/index.html) proves what a small board is worth,
//!   [`judge`](../judge/index.html) says where a game was lost near its end, and
//!   [`game_analysis`](../game_analysis/index.html) what each of its moves lost,
//!   [`train`](../train/index.html) learns chapter 20's weights,
//!   [`position_text`](../position_text/index.html) writes a position on a line,
//!   [`finished_games`](../finished_games/index.html) counts who has won how
//!   often,
//!   [`fake_disk`](../fake_disk/index.html) is a disk that can be full and lose its power,
//!   [`terminal`](../terminal/index.html) is what their windows share, and
//!   [`othello_window`](../othello_window/index.html) the article's whole form.
//!
//! # The companion
//!
//! [`othellier_project`](../othellier_project/index.html) finds the checkout,
//! its chapters and their exercises. Three parts stand on it and don't know each
//! other. The site: [`othellier_site`](../othellier_site/index.html) builds and
//! serves it out of [`othellier_pages`](../othellier_pages/index.html),
//! [`othellier_figures`](../othellier_figures/index.html),
//! [`othellier_stepping`](../othellier_stepping/index.html) and
//! [`othellier_page_code`](../othellier_page_code/index.html).
//! [`othellier_learning`](../othellier_learning/index.html) tries answers and
//! leads a learner, and
//! [`othellier_grading`](../othellier_grading/index.html) hands exercises out
//! and grades what comes back. The command line over all of it is `main.rs`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]
