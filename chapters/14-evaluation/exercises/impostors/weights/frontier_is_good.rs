// caught by: it_beats_phased
// mistake: Points(

pub fn weights() -> [i32; 5] {
    [30, 0, 10, 0, 0]
}
