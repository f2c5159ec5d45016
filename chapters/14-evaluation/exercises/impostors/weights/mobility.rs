// caught by: it_gets_38_points
// mistake: Points(23)

pub fn weights() -> [i32; 5] {
    [30, 0, -10, 0, 0]
}
