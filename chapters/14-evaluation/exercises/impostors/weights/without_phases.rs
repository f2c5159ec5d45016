// caught by: it_gets_38_points
// mistake: Points(31)

pub fn weights() -> [i32; 5] {
    [30, 10, -5, 0, 0]
}
