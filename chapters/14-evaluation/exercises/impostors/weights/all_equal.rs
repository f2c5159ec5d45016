// caught by: it_gets_38_points
// mistake: Points(

pub fn weights() -> [i32; 5] {
    [1, 1, 1, 1, 1]
}
