//! A carry walks over three discs.

fn main() {
    let (ray, opponent): (u8, u8) = (0b1111_1110, 0b0000_1110);
    let filled = opponent | !ray;
    println!("  {filled:08b}\n+ {:08b}\n= {:08b}", 1, filled + 1);
}
