//! The example positions of the documents that the book grew out of, before
//! the move that each is about.

/// Black plays c6, which flips five discs in four directions.
const C6: &str = "\
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

/// Black plays a5, which starts no chain reaction.
const A5: &str = "\
  a b c d e f g h
1 . . . . . . . .
2 . . B . . . . .
3 . . B B W . . .
4 . . W W B . . .
5 . W W B B B . .
6 . . . . . . . .
7 . . . . . . . .
8 . . . . . . . .
";

/// White plays d2.
const D2: &str = "\
  a b c d e f g h
1 . . . . . . . .
2 . . . . . . . .
3 . . . B B . . .
4 . . . B B W . .
5 . . . B B . . .
6 . . . W B . . .
7 . . . . . . . .
8 . . . . . . . .
";

/// The game is over, and b1 is empty.
const B1: &str = "\
  a b c d e f g h
1 W . B B B B B B
2 W W B B B B B B
3 W W W B B B B B
4 W W B W B B B B
5 W W W B W B B B
6 W W B W B W B B
7 W W B B W B W B
8 W W W W W W W W
";

/// The positions by their names.
pub const NAMED: [(&str, &str); 4] =
    [("c6", C6), ("a5", A5), ("d2", D2), ("b1", B1)];
