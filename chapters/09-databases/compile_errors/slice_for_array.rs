use databases::WthorGame;

fn main() {
    let file: [u8; 152] = [0; 16 + 68 * 2];
    println!("{:?}", WthorGame::from_bytes(&file[16..84]));
}
