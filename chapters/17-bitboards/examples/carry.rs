//! A carry walks over three discs.

fn main() {
    let white = 0b0000_1110;
    let carried = white + 0b10;
    println!("  {white:08b}\n+ 00000010\n= {carried:08b}");
}
