fn main() {
    let d5 = 1 << 35;
    println!("{d5}");
}
