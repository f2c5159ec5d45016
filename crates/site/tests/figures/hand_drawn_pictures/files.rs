//! Pictures of files: what a disk has, ledgers, and the databases of the federation.

use std::cell::RefCell;
use std::io::{self, Cursor, Read, Write};

use ::board::Square;
use databases::{NameList, PlayerNames, TournamentNames, WthorGames, WthorHeader};
use durability::{DurableFile, LedgerContents, append_to};
use fake_disk::{Disk, DiskFile};
use pretty_assertions::assert_eq;

use super::Picture;

#[test]
fn saves_have_files_of_each_instant() {
    let mut overwritten = Disk::new("game", "f5d6", 100);
    overwritten.create("game");
    overwritten.write("game", "f5f6e6f4").unwrap();
    let mut renamed = Disk::new("game", "f5d6", 100);
    renamed.create("new");
    renamed.write("new", "f5f6e6f4").unwrap();
    renamed.sync("new");
    renamed.rename("new", "game");
    let instants = [
        ("old", 0),
        ("open", 1),
        ("half", 4),
        ("whole", 9),
        ("sync", 10),
        ("rename", 11),
    ];
    let halves = [
        ("write", overwritten, &instants[..4]),
        ("save", renamed, &instants),
    ];
    let mut texts = Vec::new();
    let mut descriptions = Vec::new();
    for (title, disk, instants) in halves {
        texts.extend([title, "game", "new", "power cut"].map(str::to_owned));
        let mut rows = Vec::new();
        for &(instant, index) in instants {
            let files = game_first(&disk.instants[index]);
            let after_power_cut = files[0].without_power();
            texts.push(instant.to_owned());
            texts.extend(
                files
                    .iter()
                    .map(|file| file.text.as_str())
                    .chain([after_power_cut])
                    .filter(|text| !text.is_empty())
                    .map(str::to_owned),
            );
            let contents: Vec<_> = files
                .iter()
                .map(|file| format!("{} has {}", file.name, or_nothing(&file.text)))
                .collect();
            rows.push(format!(
                "{instant}: {}; power cut: {}",
                contents.join(", "),
                or_nothing(after_power_cut)
            ));
        }
        descriptions.push(format!("{title}, {}.", rows.join(". ")));
    }
    let picture = Picture::open("saves");
    assert_eq!(picture.texts(), texts);
    assert_eq!(picture.text_alternative(), descriptions.join(" "));
    // Overwriting loses the game at two instants, and at three after a power cut.
    assert_eq!(picture.count_class("file-lost"), 2 + 3);
    assert_eq!(descriptions[0].matches("power cut: nothing").count(), 3);
    assert!(!descriptions[1].contains("power cut: nothing"));
}

/// Returns the files, beginning with the file `game`.
fn game_first(files: &[DiskFile]) -> Vec<&DiskFile> {
    let mut files: Vec<_> = files.iter().collect();
    files.sort_by_key(|file| file.name != "game");
    files
}

fn or_nothing(text: &str) -> &str {
    if text.is_empty() { "nothing" } else { text }
}

#[test]
fn page_cache_has_new_text_and_disk_the_old() {
    let mut disk = Disk::new("game", "f5d6", 100);
    let old = disk.file("game").unwrap().without_power().to_owned();
    disk.create("game");
    disk.write("game", "f5f6e6f4").unwrap();
    let file = disk.file("game").unwrap();
    assert!(
        file.without_power().is_empty(),
        "the disk in the picture keeps the old text"
    );
    let texts = Picture::open("page-cache").texts();
    assert!(texts.contains(&file.text), "{texts:?}");
    assert!(texts.contains(&old), "{texts:?}");
}

#[test]
fn queue_has_lines_of_a_ledger() {
    let picture = Picture::open("queue");
    let mut lines = picture.texts();
    lines.retain(|text| text.contains(';'));
    let ledger: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let contents = LedgerContents::from_bytes(ledger.as_bytes());
    assert_eq!(contents.unreadable, []);
    let games: Vec<_> = contents.games.iter().map(ToString::to_string).collect();
    assert_eq!(games, lines);
    picture.assert_described(&format!("writes the line {}", lines.last().unwrap()));
}

/// A file on a disk with room for a limited number of bytes.
struct LimitedFile {
    contents: RefCell<Vec<u8>>,
    unread: Cursor<Vec<u8>>,
    capacity: usize,
    /// The contents before they were cut, and the length to which they were.
    cut: RefCell<Option<(Vec<u8>, u64)>>,
}

impl LimitedFile {
    fn new(contents: &str, capacity: usize) -> Self {
        Self {
            contents: RefCell::new(contents.into()),
            unread: Cursor::new(contents.into()),
            capacity,
            cut: RefCell::new(None),
        }
    }
}

impl Read for LimitedFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.unread.read(buffer)
    }
}

impl Write for LimitedFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let contents = self.contents.get_mut();
        let length = bytes.len().min(self.capacity - contents.len());
        if length == 0 {
            return Err(io::ErrorKind::StorageFull.into());
        }
        contents.extend(&bytes[..length]);
        Ok(length)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl DurableFile for LimitedFile {
    fn sync(&self) -> io::Result<()> {
        Ok(())
    }

    fn cut(&self, length: u64) -> io::Result<()> {
        let mut contents = self.contents.borrow_mut();
        *self.cut.borrow_mut() = Some((contents.clone(), length));
        contents.truncate(length as usize);
        Ok(())
    }
}

#[test]
fn rollback_cuts_the_torn_line() {
    let lines = "35-29; Ann; Bob\n20-44; Eve; Ann\n";
    let torn = "12-52;";
    let mut file = LimitedFile::new(lines, lines.len() + torn.len());
    append_to(&mut file, b"12-52; Ann; Bob\n").unwrap_err();
    let (before_cut, length) = file.cut.take().unwrap();
    assert_eq!(before_cut, format!("{lines}{torn}").into_bytes());
    assert_eq!(length, lines.len() as u64);
    assert_eq!(file.contents.into_inner(), lines.as_bytes());
    let picture = Picture::open("rollback");
    picture.assert_texts(["write", "line 1", "line 2", torn, "cut", "line 1", "line 2"]);
    picture.assert_texts([format!("{length} bytes")]);
    picture.assert_described(&format!("the ledger has {length} bytes, two whole lines"));
    picture.assert_described(&format!("the disk is full after {torn}"));
    picture.assert_described(&format!("back to {length} bytes"));
}

/// Returns the byte at which a game of a database begins, with commas.
fn game_offset(game: u32) -> String {
    let mut header = WthorHeader::from_bytes([0; 16]);
    header.games = 1000;
    let mut file = Cursor::new(header.to_bytes());
    WthorGames::new(&mut file).unwrap().go_to(game).unwrap();
    match file.position() {
        offset @ 0..1000 => offset.to_string(),
        offset => format!("{},{:03}", offset / 1000, offset % 1000),
    }
}

#[test]
fn jump_has_offsets_of_games() {
    let jump = Picture::open("jump");
    jump.assert_texts([1, 2, 804, 805].map(game_offset));
    jump.assert_described(&format!("game 804 at byte {}.", game_offset(804)));
}

fn name_width<const WIDTH: usize>(_: NameList<WIDTH>) -> usize {
    WIDTH
}

#[test]
fn names_have_offsets_of_names() {
    let names = Picture::open("names");
    names.assert_texts([game_offset(804)]);
    let header = WthorHeader::from_bytes([0; 16]).to_bytes().len();
    let tournament_width = name_width(TournamentNames::default());
    let player_width = name_width(PlayerNames::default());
    // The little-endian numbers of tournament, Black and White at the start of game 804.
    for (number, width) in [
        ([0x00, 0x00], tournament_width),
        ([0x11, 0x00], player_width),
        ([0x08, 0x00], player_width),
    ] {
        let [low, high] = number;
        let offset = header + width * usize::from(u16::from_le_bytes(number));
        names.assert_texts([format!("{low:02x} {high:02x}")]);
        names.assert_texts([offset]);
        names.assert_described(&format!("byte {offset} of"));
    }
}

/// Exercise 10.3 packs the moves of Ralle - Thor into six bits each.
#[test]
fn bits_pack_four_moves_into_three_bytes() {
    let moves = ["f5", "d6", "c5", "f4"].map(|name| name.parse::<Square>().unwrap());
    let bits = moves
        .map(|square| format!("{:06b}", square.index()))
        .concat();
    let picture = Picture::open("bits");
    let mut bytes = Vec::new();
    for start in [0, 8, 16] {
        let byte = &bits[start..start + 8];
        picture.assert_described(byte);
        bytes.push(format!("0x{:02x}", u8::from_str_radix(byte, 2).unwrap()));
    }
    picture.assert_texts(bytes);
    picture.assert_texts(bits.chars());
    let names = moves.map(|square| [square.to_string(), square.index().to_string()]);
    picture.assert_texts(names.concat());
}
