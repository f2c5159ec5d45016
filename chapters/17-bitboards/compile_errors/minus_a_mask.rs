fn main() {
    let mask: u64 = 0b10_1000;
    let lowest = mask & -mask;
    println!("{lowest:b}");
}
