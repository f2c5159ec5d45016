use std::hash::{Hash, Hasher};

/// Returns a number for a position: the same each time it's asked for, and as
/// different as can be from that of any other position.
pub fn hash<K: Hash + ?Sized>(key: &K) -> u64 {
    let mut mixer = Mixer(0);
    key.hash(&mut mixer);
    mixer.finish()
}

/// An odd number whose bits look like chance: 2 to the power of 64, divided by
/// the golden ratio.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// Mixes what it's given into 64 bits.
struct Mixer(u64);

impl Mixer {
    fn mix(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(GOLDEN);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.mix((*byte).into()));
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
