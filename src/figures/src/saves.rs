//! Two ways to save a game, and what's on the disk at each instant.

use fake_disk::{Disk, DiskFile};
use page_boards::svg::{Point, Svg};

const OLD: &str = "f5d6";
const NEW: &str = "f5f6e6f4";

const WIDTH: i32 = 372;
/// How far apart the instants are.
const ROW: i32 = 34;
/// The left sides of the two files and of what a power cut leaves.
const COLUMNS: [i32; 3] = [68, 170, 282];
const FILE: (i32, i32) = (88, 24);
/// A file, with its corner folded, from its upper left.
const SHEET: &str = "h82l6 6v18h-88z";
/// A cross.
const CROSS: &str = "m-5-5 10 10m0-10-10 10";

/// A way to save, and its instants: a word for each, and its number.
struct Way {
    title: &'static str,
    disk: Disk,
    instants: &'static [(&'static str, usize)],
}

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let ways = [over(), beside()];
    let mut svg = Svg::default();
    let mut top = 0;
    for way in &ways {
        top = way.paint(&mut svg, top);
    }
    let told = ways.each_ref().map(Way::describe);
    svg.document((WIDTH, top), 13, &told.join(" "))
}

/// What `fs::write` does.
fn over() -> Way {
    let mut disk = Disk::new("game", OLD, 100);
    disk.create("game");
    let _ = disk.write("game", NEW); // there's room
    Way {
        title: "write",
        disk,
        instants: &[("old", 0), ("open", 1), ("half", 4), ("whole", 9)],
    }
}

/// What `save` does.
fn beside() -> Way {
    let mut disk = Disk::new("game", OLD, 100);
    disk.create("new");
    let _ = disk.write("new", NEW); // there's room
    disk.sync("new");
    disk.rename("new", "game");
    Way {
        title: "save",
        disk,
        instants: &[
            ("old", 0),
            ("open", 1),
            ("half", 4),
            ("whole", 9),
            ("sync", 10),
            ("rename", 11),
        ],
    }
}

impl Way {
    /// Draws the instants from this height down, and says how far down.
    fn paint(&self, svg: &mut Svg, top: i32) -> i32 {
        let titles = ["game", "new", "power cut"].into_iter();
        let middles = COLUMNS.map(|left| left + FILE.0 / 2);
        let titles = titles.zip(middles).chain([(self.title, 30)]);
        for (title, x) in titles {
            svg.text_around("class-name", (x, top + 19).into(), title);
        }
        let mut top = top + 30;
        let mut outlines = Outlines::default();
        for &(word, instant) in self.instants {
            write(svg, word, 30, top + FILE.1 / 2);
            self.paint_instant(svg, &mut outlines, instant, top);
            top += ROW;
        }
        svg.path("file-synced", &outlines.synced);
        svg.path("file-unsynced", &outlines.unsynced);
        top + 10
    }

    fn paint_instant(&self, svg: &mut Svg, outlines: &mut Outlines, instant: usize, top: i32) {
        for (name, left) in ["game", "new"].into_iter().zip(COLUMNS) {
            if let Some(file) = self.file(instant, name) {
                outlines.add(file.is_synced, (left, top));
                write_in(svg, &file.text, (left, top));
            }
        }
        let left = self.left(instant);
        outlines.add(true, (COLUMNS[2], top));
        write_in(svg, left, (COLUMNS[2], top));
        let game = self.file(instant, "game");
        for (text, left) in [
            (game.map(|it| &*it.text), COLUMNS[0]),
            (Some(left), COLUMNS[2]),
        ] {
            if ![Some(OLD), Some(NEW)].contains(&text) {
                let (x, y) = (left + FILE.0 - 16, top + FILE.1 / 2);
                svg.path_at("file-lost", Point::from((x, y)), CROSS);
            }
        }
    }

    fn file(&self, instant: usize, name: &str) -> Option<&DiskFile> {
        self.disk.instants[instant]
            .iter()
            .find(|it| it.name == name)
    }

    /// What a power cut leaves of the game at this instant.
    fn left(&self, instant: usize) -> &str {
        let game = self.file(instant, "game");
        game.map_or("", DiskFile::without_power)
    }

    fn describe(&self) -> String {
        let holds = |text: &str| match text {
            "" => "nothing".to_owned(),
            text => text.to_owned(),
        };
        let instants = self.instants.iter().map(|&(word, instant)| {
            let [game, new] = ["game", "new"].map(|name| {
                let file = self.file(instant, name)?;
                Some(format!("{name} has {}", holds(&file.text)))
            });
            let files: Vec<_> = [game, new].into_iter().flatten().collect();
            let left = holds(self.left(instant));
            format!("{word}: {}; power cut: {left}", files.join(", "))
        });
        let instants: Vec<_> = instants.collect();
        format!("{}, {}.", self.title, instants.join(". "))
    }
}

fn write(svg: &mut Svg, text: &str, x: i32, y: i32) {
    svg.text_around("board-text", Point::from((x, y + 5)), text);
}

/// Writes what a file has, if there's anything in it.
fn write_in(svg: &mut Svg, text: &str, (x, y): (i32, i32)) {
    if !text.is_empty() {
        write(svg, text, x + FILE.0 / 2, y + FILE.1 / 2);
    }
}

/// The outlines of the files that the disk has, and of those that only memory
/// has.
#[derive(Default)]
struct Outlines {
    synced: String,
    unsynced: String,
}

impl Outlines {
    fn add(&mut self, is_synced: bool, (x, y): (i32, i32)) {
        let outlines = match is_synced {
            true => &mut self.synced,
            false => &mut self.unsynced,
        };
        *outlines += &format!("M{x} {y}{SHEET}");
    }
}
