//! Opens a file, and looks at it.

fn main() {
    let mut disk = records::Disk::new("game", "f5d6", 0);
    disk.create("game");
    println!("{:?}, and room for {}", disk.files[0].text, disk.room);
}
