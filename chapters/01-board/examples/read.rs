//! Reads a diagram, counts its discs, and writes it as a line.

use board::{Board, Cell, ParseBoardError};

const DIAGRAM: &str = "
  a b c d e f g h
1 . . . . . . . .
2 . . . B . . . .
3 . . B . . . . .
4 B B W B B . . .
5 B W W B B W . .
6 B W . W W . . .
7 . . . W B . . .
8 . . . . B . . .
";

fn main() -> Result<(), ParseBoardError> {
    let board: Board = DIAGRAM.trim().parse()?;
    let [black, white] = [Cell::Black, Cell::White].map(|it| board.count(it));
    println!("{black} black discs, {white} white ones");
    println!("{}", board.to_line());
    Ok(())
}
