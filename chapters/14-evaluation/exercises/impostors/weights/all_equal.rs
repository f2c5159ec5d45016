// caught by: it_beats_phased
// mistake: Points(

pub fn weights() -> [i32; 5] {
    [1, 1, 1, 1, 1]
}
