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
//! | 7 | [`two_players`](../two_players/index.html) | a table for people, and a greedy player |
//! | 8 | [`records`](../records/index.html) | back and forth in a game, and on a sheet of paper |
//! | 9 | [`durability`](../durability/index.html) | files that survive a crash, a power cut and each other |
//! | 10 | [`databases`](../databases/index.html) | the federation's games, byte by byte |
//! | 11 | [`window`](../window/index.html) | the game in a window of the terminal |
//! | 12 | [`connect_four`](../connect_four/index.html) | another game on the same board |
//! | 12 | [`connect_four_window`](../connect_four_window/index.html) | the disc that falls, in a window |
//! | 13 | [`tic_tac_toe`](../tic_tac_toe/index.html) | the tree of a game, and minimax |
//! | 14 | [`minimax`](../minimax/index.html) | one search for every game |
//! | 15 | [`evaluation`](../evaluation/index.html) | what a position is worth, and matches that prove it |
//! | 16 | [`opponent`](../opponent/index.html) | the computer at the table, and a search in the background |
//! | 16 | [`opponent_window`](../opponent_window/index.html) | the computer in a window that stays awake |
//! | 17 | [`alpha_beta`](../alpha_beta/index.html) | a search that leaves out what can't matter |
//! | 18 | [`bitboards`](../bitboards/index.html) | the board in two numbers |
//! | 19 | [`transpositions`](../transpositions/index.html) | a table of what is known already |
//! | 20 | [`connect_four_solver`](../connect_four_solver/index.html) | Connect Four, solved |
//! | 21 | [`perfect_endgame`](../perfect_endgame/index.html) | the last twenty-odd squares, played perfectly |
//! | 22 | [`patterns`](../patterns/index.html) | a board seen through patterns, and an evaluation that learns |
//! | 23 | [`learning`](../learning/index.html) | an evaluation that teaches itself by playing |
//! | 24 | [`engine`](../engine/index.html) | a search that skips what's probably hopeless |
//!
//! # Programs that a chapter makes possible
//!
//! | Crate | |
//! |---|---|
//! | [`finished_games`](../finished_games/index.html) | results, and who has won how often (9) |
//! | [`game_formats`](../game_formats/index.html) | every format of games that the book knows (10) |
//! | [`othello_window`](../othello_window/index.html) | the Visual Basic article's whole form (11) |
//! | [`judge`](../judge/index.html) | where a game was lost near its end (21) |
//! | [`six_by_six`](../six_by_six/index.html) | what a small board is worth (21) |
//! | [`train`](../train/index.html) | learns the weights (23) |
//! | [`engine_parts`](../engine_parts/index.html) | what the engine is made with, besides its search (24) |
//! | [`engine_player`](../engine_player/index.html) | the engine in several threads, and at a clock (24) |
//! | [`expert`](../expert/index.html) | all levels at chapter 7's table (24) |
//! | [`expert_window`](../expert_window/index.html) | all levels in chapter 16's window (24) |
//! | [`game_analysis`](../game_analysis/index.html) | what each move of a game lost (24) |
//! | [`own_weights`](../own_weights/index.html) | a match of your numbers against the book's (15) |
//! | [`own_search`](../own_search/index.html) | a match of your search against the book's (24) |
//! | [`gtp`](../gtp/index.html) | the engine for programs that speak GTP (24) |
//! | [`nboard`](../nboard/index.html) | the engine in another program's window (24) |
//! | [`tournament`](../tournament/index.html) | matches between any programs (24) |
//! | [`chapter_cli`](../chapter_cli/index.html) | what all of them share: arguments, output, exit codes |
//! | [`terminal`](../terminal/index.html) | how a window takes a terminal over and gives it back |
//!
//! # What runs in a page
//!
//! | Crate | |
//! |---|---|
//! | [`page_boards`](../page_boards/index.html) | the boards: drawn, and answering |
//! | [`page_windows`](../page_windows/index.html) | the windows |
//! | [`page_steps`](../page_steps/index.html) | runs a function step by step |
//! | [`page_trace`](../page_trace/index.html) | what a traced function calls |
//! | [`page_std_threads`](../page_std_threads/index.html) | what a page has in the place of threads |
//! | [`page_std_files`](../page_std_files/index.html) | what a page has in the place of locks on files |
//!
//! # The companion
//!
//! | Crate | |
//! |---|---|
//! | [`othellier_project`](../othellier_project/index.html) | finds the checkout, its chapters and exercises; calls Cargo, writes files |
//! | [`othellier_pages`](../othellier_pages/index.html) | what a page holds: blocks and listings |
//! | [`othellier_stepping`](../othellier_stepping/index.html) | which functions step, and how they're traced |
//! | [`othellier_page_code`](../othellier_page_code/index.html) | compiles what runs in a page |
//! | [`othellier_figures`](../othellier_figures/index.html) | draws the figures |
//! | [`othellier_site`](../othellier_site/index.html) | builds the site and serves it |
//! | [`othellier_learner`](../othellier_learner/index.html) | leads a learner and tries answers |
//! | [`othellier_verify`](../othellier_verify/index.html) | for authors: holds the exercises to their contract |
//! | [`othellier_grading`](../othellier_grading/index.html) | hands exercises out and grades what comes back |
//!
//! # The exercise kit, and what only tests need
//!
//! | Crate | |
//! |---|---|
//! | [`checks`](../checks/index.html) | what the checks of all exercises share |
//! | [`check_report`](../check_report/index.html) | what they say to the programs that run them |
//! | [`impostors`](../impostors/index.html) | lets checks recognize the wrong answers that are written down |
//! | [`impostor_files`](../impostor_files/index.html) | reads those |
//! | [`remote_call`](../remote_call/index.html) | how a function is called in another process |
//! | [`test_support`](../test_support/index.html) | what tests share |
//! | [`benchmark_positions`](../benchmark_positions/index.html) | the positions on which every search is measured |
//! | [`built`](../built/index.html) | what cargo has compiled, for tests that run it |
//! | [`fake_disk`](../fake_disk/index.html) | a disk that can be full and lose its power |
//!
//! `ARCHITECTURE.md` says who may know whom, and where to begin.
#![forbid(unsafe_code)]
#![warn(missing_docs)]
