/// Counts the positions of a search, and asks now and then whether to go on.
pub struct Counter<'a> {
    /// The number of positions searched.
    pub positions: u64,
    /// Tells a search to stop. It is called once every 1,024 positions.
    pub must_stop: &'a dyn Fn() -> bool,
}

/// A search that was told to stop. It hasn't found anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

impl Counter<'_> {
    /// Counts a position, unless the search must stop.
    pub fn count(&mut self) -> Result<(), Stopped> {
        self.positions += 1;
        let is_due = self.positions.is_multiple_of(1024);
        if is_due && (self.must_stop)() {
            return Err(Stopped);
        }
        Ok(())
    }
}

impl Default for Counter<'_> {
    /// Returns a counter at 0 that nothing stops.
    fn default() -> Self {
        Counter {
            positions: 0,
            must_stop: &|| false,
        }
    }
}
