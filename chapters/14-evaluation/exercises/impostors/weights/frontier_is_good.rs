// caught by: it_gets_38_points
// mistake: Points(

pub fn weights() -> [i32; 5] {
    [30, 0, 10, 0, 0]
}
