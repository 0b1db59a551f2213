//! The transposition table: bounds on what the first team takes, for positions at trick boundaries.

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least that the first team takes from here.
    pub least: u8,
    /// The most that it takes.
    pub most: u8,
    /// The bit of the card that decided last, or [`NO_CARD`].
    pub card: u8,
}

/// No card is known to be good.
pub const NO_CARD: u8 = 31;

/// A fixed table with two places a bucket; the newer entry pushes out the older.
///
/// An entry is one word: the remaining cards and the leader (29 bits), both bounds (6 each), a card (5) and the number
/// of the deal it belongs to (18), so that a new deal needs no clearing.
pub struct Table {
    slots: Vec<u64>,
    shift: u32,
    generation: u64,
}

const GENERATIONS: u64 = 1 << 18;
const KEY_BITS: u32 = 29;

impl Table {
    /// An empty table with 2 to the power of `size_bits` places, 1 to 32.
    #[must_use]
    pub fn new(size_bits: u32) -> Self {
        Self { slots: vec![0; 1 << size_bits], shift: 32 - size_bits, generation: 1 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.generation += 1;
        if self.generation == GENERATIONS {
            self.slots.fill(0);
            self.generation = 1;
        }
    }

    #[inline]
    fn bucket(&self, key: u32) -> usize {
        (key.wrapping_mul(0x9e37_79b1) >> self.shift) as usize & !1
    }

    #[inline]
    fn tag(&self, key: u32) -> u64 {
        u64::from(key) | self.generation << 46
    }

    /// What is known of the position with that key.
    #[inline]
    #[must_use]
    pub fn get(&self, key: u32) -> Option<Bounds> {
        const TAG: u64 = ((1 << KEY_BITS) - 1) | !((1 << 46) - 1);
        let (bucket, tag) = (self.bucket(key), self.tag(key));
        for slot in &self.slots[bucket..bucket + 2] {
            if slot & TAG == tag {
                let part = |shift: u32, bits: u32| (slot >> shift & ((1 << bits) - 1)) as u8;
                return Some(Bounds { least: part(29, 6), most: part(35, 6), card: part(41, 5) });
            }
        }
        None
    }

    /// Remembers what is known of the position with that key.
    #[inline]
    pub fn put(&mut self, key: u32, bounds: Bounds) {
        const KEY: u64 = (1 << KEY_BITS) - 1;
        let (bucket, tag) = (self.bucket(key), self.tag(key));
        let entry = tag | u64::from(bounds.least) << 29 | u64::from(bounds.most) << 35 | u64::from(bounds.card) << 41;
        let first = self.slots[bucket];
        if first & KEY != u64::from(key) || first >> 46 != self.generation {
            self.slots[bucket + 1] = first;
        }
        self.slots[bucket] = entry;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_until_cleared() {
        let mut table = Table::new(10);
        let bounds = Bounds { least: 3, most: 40, card: 26 };
        let key = (1 << 29) - 1;
        assert_eq!(table.get(key), None);
        table.put(key, bounds);
        table.put(5, Bounds { least: 0, most: 1, card: NO_CARD });
        assert_eq!(table.get(key), Some(bounds));
        assert_eq!(table.get(key - 1), None);
        table.clear();
        assert_eq!(table.get(key), None);
    }
}
