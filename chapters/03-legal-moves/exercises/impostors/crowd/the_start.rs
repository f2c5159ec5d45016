// caught by: black_has_more_choice_than_at_the_start
// mistake: Only(4)

use board::Board;

pub fn crowd() -> Board {
    Board::start()
}
