// caught by: it_gets_42_points
// mistake: Points(40)

pub fn weights() -> [i32; 5] {
    [40, 10, -5, 0, 10]
}
