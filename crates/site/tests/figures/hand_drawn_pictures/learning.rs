//! Pictures of patterns and of learning.

use ::bitboards::BitPosition;
use ::learning::Dataset;
use patterns::{Instances, Sample, Sharing, content_count, parse_shape, shared_weights};
use pretty_assertions::assert_eq;

use super::{Picture, rest_of_code_block};

/// The numbers of an edge and its mirror image share an entry.
#[test]
fn mirror_has_numbers_of_shared_entry() {
    let edge = parse_shape("a1b1c1d1e1f1g1h1").unwrap();
    let number = content_count(0) + 2 * content_count(3);
    let mirrored = content_count(7) + 2 * content_count(4);
    let shared = shared_weights(&edge, Sharing::Mirrors);
    assert_eq!([shared[number].entry, shared[mirrored].entry], [number; 2]);
    Picture::open("mirror").assert_texts([number, mirrored]);
}

#[test]
fn rows_add_up_has_numbers_of_start() {
    let names = ["a1b1c1d1", "e4d5", "d5e4", "d4d5"];
    let mut places = Instances::default();
    for name in names {
        places.add(&parse_shape(name).unwrap()).unwrap();
    }
    let numbers = places.numbers(BitPosition::start());
    let numbers: Vec<_> = numbers[..names.len()].iter().map(u16::to_string).collect();
    let picture = Picture::open("rows-add-up");
    picture.assert_texts(names);
    let texts = picture.texts();
    assert_eq!(texts[texts.len() - names.len()..], numbers);
}

#[test]
fn heaps_have_sizes_of_split() {
    let mut heaps = Dataset::default();
    for _ in 0..40 {
        heaps.add(vec![Sample {
            position: BitPosition::start(),
            label: 0.0,
        }]);
    }
    let [training, validation, test] =
        [&heaps.training, &heaps.validation, &heaps.test].map(Vec::len);
    let sizes = format!("{training}, {validation} and {test}.");
    assert!(
        Picture::open("heaps").text_alternative().ends_with(&sizes),
        "{sizes}"
    );
}

#[test]
fn stop_has_errors_of_page() {
    let table = rest_of_code_block("23-learning.md", "round  error  not seen\n");
    let rounds: Vec<[f64; 3]> = table
        .lines()
        .map(|line| {
            let numbers: Vec<_> = line
                .split_whitespace()
                .map(|number| number.parse().unwrap())
                .collect();
            numbers.try_into().unwrap()
        })
        .collect();
    let [_, first_error, _] = rounds[0];
    let [_, last_error, _] = rounds[rounds.len() - 1];
    let [best_round, _, best_error] = rounds
        .iter()
        .min_by(|one, other| one[2].total_cmp(&other[2]))
        .unwrap();
    let stop = Picture::open("stop");
    stop.assert_described(&format!("from {first_error} to {last_error} discs"));
    stop.assert_described(&format!(
        "stops falling at {best_error}, after round {best_round}"
    ));
}
