//! Prints the starting position from an array of 64 characters.

fn main() {
    let mut row = ['.'; 64];
    (row[27], row[36]) = ('W', 'W');
    (row[28], row[35]) = ('B', 'B');
    for line in row.chunks(8) {
        println!("{}", String::from_iter(line));
    }
}
