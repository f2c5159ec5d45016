//! Of all the contents that share a weight, the one with the smallest number
//! keeps it. Those are counted.

/// How many weights a ring needs.
pub fn rings(places: usize, kinds: usize) -> usize {
    let all = 0..kinds.pow(places as u32);
    all.filter(|&content| smallest(content, places, kinds) == content)
        .count()
}

/// The smallest number among a content, turned and in a mirror.
fn smallest(content: usize, places: usize, kinds: usize) -> usize {
    let digit = |place: usize| content / kinds.pow(place as u32) % kinds;
    let digits: Vec<usize> = (0..places).map(digit).collect();
    let seen = |begin: usize, step: usize| {
        let walk = (0..places).map(|nth| digits[(begin + nth * step) % places]);
        walk.fold(0, |number, digit| kinds * number + digit)
    };
    let forth = (0..places).map(|begin| seen(begin, 1));
    let back = (0..places).map(|begin| seen(begin, places - 1));
    forth.chain(back).min().unwrap_or(content)
}
