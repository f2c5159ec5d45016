fn main() {
    let mask: u64 = 0b10_1000;
    println!("{:b}", mask & -mask);
}
