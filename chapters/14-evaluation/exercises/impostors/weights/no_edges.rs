// caught by: it_gets_38_points
// mistake: Points(

pub fn weights() -> [i32; 5] {
    [66, 13, -13, -1, 0]
}
