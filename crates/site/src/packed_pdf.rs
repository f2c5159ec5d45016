//! A PDF made small. A browser compresses what it draws, but leaves as plain text what
//! the book consists of for a screen reader, and that's most of the file.

use flate2::Compression;
use flate2::read::ZlibEncoder;
use std::fmt::Write as _;
use std::io::Read as _;

/// How many objects are compressed together: who wants one has to unpack all of them.
const TOGETHER: usize = 250;

const END: &str = "\nendobj\n";

/// A PDF as a browser writes it, with its plain objects packed into streams. `None` if
/// it's written in another way.
pub(crate) fn packed(pdf: &[u8]) -> Option<Vec<u8>> {
    let text: String = pdf.iter().copied().map(char::from).collect();
    let (objects, trailer) = text.rsplit_once(END)?;
    let (size, names) = trailer
        .split_once("/Size ")?
        .1
        .split_once(">>")?
        .0
        .split_once('\n')?;
    let mut places = vec![place(0, 0, 0); size.parse().ok()?];
    let (mut streams, mut plain) = (Vec::new(), Vec::new());
    for object in objects.split(END) {
        let (number, object) = object.split_once(" 0 obj\n")?;
        let number: usize = number.rsplit('\n').next()?.parse().ok()?;
        if object.ends_with("endstream") {
            streams.push((number, bytes(object)));
        } else {
            plain.push((number, object));
        }
    }
    for objects in plain.chunks(TOGETHER) {
        let (mut index, mut texts) = (String::new(), String::new());
        for (nth, (number, object)) in objects.iter().enumerate() {
            let _ = write!(index, "{number} {} ", texts.chars().count());
            texts = texts + object + "\n";
            *places.get_mut(*number)? = place(2, places.len(), nth);
        }
        let kind = format!("/Type /ObjStm /N {} /First {}", objects.len(), index.len());
        streams.push((places.len(), compressed(&kind, &bytes(&(index + &texts)))?));
        places.push(place(0, 0, 0));
    }
    let mut packed = b"%PDF-1.5\n%\xd3\xeb\xe9\xe1\n".to_vec();
    for (number, stream) in streams {
        *places.get_mut(number)? = place(1, packed.len(), 0);
        packed.extend(
            [
                format!("{number} 0 obj\n").as_bytes(),
                &stream,
                END.as_bytes(),
            ]
            .concat(),
        );
    }
    let (number, start) = (places.len(), packed.len());
    places.push(place(1, start, 0));
    let kind = format!("/Type /XRef /W [1 4 2] /Size {}\n{names}", places.len());
    packed.extend(format!("{number} 0 obj\n").as_bytes());
    packed.extend(compressed(&kind, &places.concat())?);
    packed.extend(format!("{END}startxref\n{start}\n%%EOF\n").as_bytes());
    Some(packed)
}

/// The bytes that are the characters of a text.
fn bytes(text: &str) -> Vec<u8> {
    text.chars().map(|byte| byte as u8).collect()
}

/// Where an object is: for kind 1, the byte at which it begins; for kind 2, the number
/// of a stream, and its place in that.
fn place(kind: u8, place: usize, nth: usize) -> [u8; 7] {
    let ([.., a, b, c, d], [.., e, f]) = (place.to_be_bytes(), nth.to_be_bytes());
    [kind, a, b, c, d, e, f]
}

/// A stream of this kind.
fn compressed(kind: &str, data: &[u8]) -> Option<Vec<u8>> {
    let mut packed = Vec::new();
    let length = ZlibEncoder::new(data, Compression::best())
        .read_to_end(&mut packed)
        .ok()?;
    let start = format!("<<{kind} /Filter /FlateDecode /Length {length}>>\nstream\n");
    Some([start.as_bytes(), &packed, b"\nendstream"].concat())
}

#[cfg(test)]
mod tests {
    use super::{bytes, packed, place};
    use flate2::read::ZlibDecoder;
    use pretty_assertions::assert_eq;
    use std::io::Read as _;

    const PDF: &str = "%PDF-1.4\n%\n1 0 obj\n<</Title (One)>>\nendobj\n\
                       3 0 obj\n<</Length 1>> stream\n\u{fc}\nendstream\nendobj\n\
                       2 0 obj\n<</Type /Catalog>>\nendobj\n\
                       xref\n0 4\ntrailer\n<</Size 4\n/Root 2 0 R>>\nstartxref\n9\n%%EOF\n";

    #[test]
    fn a_packed_pdf_says_where_its_objects_are() {
        let pdf = packed(&bytes(PDF)).unwrap();
        let text: String = pdf.iter().copied().map(char::from).collect();
        let data = |start: &str| {
            let data = text
                .split_once(start)
                .unwrap()
                .1
                .split_once("stream\n")
                .unwrap()
                .1;
            let mut unpacked = Vec::new();
            ZlibDecoder::new(&bytes(data)[..])
                .read_to_end(&mut unpacked)
                .unwrap();
            unpacked
        };
        let plain = b"1 0 2 17 <</Title (One)>>\n<</Type /Catalog>>\n";
        assert_eq!(data("4 0 obj\n<</Type /ObjStm /N 2 /First 9 "), plain);
        let [three, four, table] = [3, 4, 5].map(|number| {
            let start = text.find(&format!("\n{number} 0 obj")).unwrap() + 1;
            text[..start].chars().count()
        });
        let packed = [place(2, 4, 0), place(2, 4, 1)].concat();
        let apart = [place(1, three, 0), place(1, four, 0), place(1, table, 0)].concat();
        let kind = "5 0 obj\n<</Type /XRef /W [1 4 2] /Size 6\n/Root 2 0 R ";
        assert_eq!(data(kind), [&place(0, 0, 0)[..], &packed, &apart].concat());
        assert!(text.ends_with(&format!("\nstartxref\n{table}\n%%EOF\n")));
    }

    #[test]
    fn what_no_browser_writes_isnt_packed() {
        assert_eq!(packed(b"%PDF-1.7\n1 0 obj\n"), None);
    }
}
