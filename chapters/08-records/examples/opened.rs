//! Opens a file, and looks at it.

use records::Disk;

fn main() {
    let mut disk = Disk::new("game", "f5d6", 0);
    disk.create("game");
    println!("{:?}, and room for {}", disk.files[0].text, disk.room);
}
