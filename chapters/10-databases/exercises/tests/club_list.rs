//! The checks of `club_list`.

use checks::Task;
use databases_exercises::club_list::club_list;

type Call = (Vec<u8>,);
type Names = Option<Vec<String>>;

fn read((file,): Call) -> Names {
    let (b"CL", [high, low, rest @ ..]) = file.split_at_checked(2)? else {
        return None;
    };
    let (mut rest, mut names) = (rest, Vec::new());
    for _ in 0..u16::from_be_bytes([*high, *low]) {
        let (&length, after) = rest.split_first()?;
        let (name, after) = after.split_at_checked(length.into())?;
        names.push(name.iter().map(|&letter| char::from(letter)).collect());
        rest = after;
    }
    rest.is_empty().then_some(names)
}

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Names> {
    Task::new("club_list", |(file,): Call| club_list(&file)).contrast(
        |random| {
            let names: [&[u8]; 4] = [b"Ann", b"Bob", b"Eve", b"Mr. X"];
            let names: Vec<_> = (0..1 + random.below(4))
                .map(|_| random.one_of(&names))
                .collect();
            (list(&names),)
        },
        read,
    )
}

/// Returns the file with these names.
fn list(names: &[&[u8]]) -> Vec<u8> {
    let mut file = b"CL".to_vec();
    file.extend((names.len() as u16).to_be_bytes());
    for name in names {
        file.push(name.len() as u8);
        file.extend(*name);
    }
    file
}

#[track_caller]
fn expect(file: Vec<u8>, names: &[&str]) {
    let names = names.iter().map(|name| name.to_string()).collect();
    task().expect([((file,), Some(names))]);
}

#[track_caller]
fn expect_none(file: &[u8]) {
    task().expect([((file.to_vec(),), None)]);
}

#[test]
fn a_list_of_one_name_is_read() {
    expect(list(&[b"Ann"]), &["Ann"]);
}

#[test]
fn the_names_come_in_their_order() {
    expect(list(&[b"Ann", b"Bob", b"Mr. X"]), &["Ann", "Bob", "Mr. X"]);
}

#[test]
fn a_list_may_be_empty_and_so_may_a_name() {
    expect(list(&[]), &[]);
    expect(list(&[b"", b"Ann", b""]), &["", "Ann", ""]);
}

#[test]
fn each_byte_of_a_name_is_a_letter() {
    expect(list(&[b"Andr\xe9", b"S\xf8ren"]), &["André", "Søren"]);
}

#[test]
fn what_is_not_a_list_of_this_club_is_none() {
    expect_none(b"CX\x00\x01\x03Ann");
    expect_none(b"XL\x00\x01\x03Ann");
    expect_none(b"");
    expect_none(b"CL");
}

#[test]
fn a_file_that_was_cut_off_is_none() {
    expect_none(b"CL\x00\x02\x03Ann");
    expect_none(b"CL\x00\x01\x03An");
    expect_none(b"CL\x00\x01");
}

#[test]
fn a_file_that_goes_on_is_none() {
    expect_none(b"CL\x00\x01\x03Ann\x03Bob");
    expect_none(b"CL\x00\x00\x00");
}

#[test]
fn three_hundred_names_are_read() {
    let names = vec![&b"Ann"[..]; 300];
    expect(list(&names), &["Ann"; 300]);
}
