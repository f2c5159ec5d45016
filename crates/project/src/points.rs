//! Points, exact to the hundredth: their sums never drift the way sums of
//! floating-point numbers do.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;
use std::str::FromStr;

use anyhow::Context;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number of points, such as 2.5.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points {
    hundredths: u32,
}

impl Points {
    /// No points.
    pub const ZERO: Points = Points { hundredths: 0 };

    /// This many whole points.
    pub fn whole(points: u32) -> Points {
        let hundredths = points.saturating_mul(100);
        Points { hundredths }
    }

    /// How many whole points these are, without what's over.
    pub fn whole_part(self) -> u32 {
        self.hundredths / 100
    }

    /// The points shared among this many, as evenly as hundredths allow: the
    /// first ones get what's left over, so nothing is lost.
    pub fn split(self, parts: usize) -> Vec<Points> {
        let count = u32::try_from(parts).unwrap_or(u32::MAX).max(1);
        let (each, left) = (self.hundredths / count, self.hundredths % count);
        let part = |place| Points {
            hundredths: each + u32::from(place < left),
        };
        (0..count).map(part).take(parts).collect()
    }

    /// These points of `out_of`, on a scale from 0 to `top`: rounded to the
    /// hundredth, a half upward. Out of nothing, nothing can be reached.
    pub fn scaled(self, out_of: Points, top: Points) -> Points {
        let whole = u64::from(out_of.hundredths);
        if whole == 0 {
            return Points::ZERO;
        }
        let product = u64::from(self.hundredths) * u64::from(top.hundredths);
        let rounded = (2 * product + whole) / (2 * whole);
        let hundredths = u32::try_from(rounded).unwrap_or(u32::MAX);
        Points { hundredths }
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        let hundredths = self.hundredths.saturating_add(other.hundredths);
        Points { hundredths }
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Points::add)
    }
}

/// Without needless zeros: `10`, `2.5`, `1.67`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (whole, rest) = (self.hundredths / 100, self.hundredths % 100);
        match (rest, rest % 10) {
            (0, _) => f.pad(&whole.to_string()),
            (_, 0) => f.pad(&format!("{whole}.{}", rest / 10)),
            _ => f.pad(&format!("{whole}.{rest:02}")),
        }
    }
}

/// `2.5`, or `2,5` as spreadsheets in much of Europe write it.
impl FromStr for Points {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Points> {
        let number = text.replace(',', ".").parse().ok();
        let points = number.filter(|points: &f64| (0.0..1e6).contains(points));
        let points = points.with_context(|| format!("`{text}` isn't a number of points"))?;
        let hundredths = (points * 100.0).round() as u32;
        Ok(Points { hundredths })
    }
}

/// As a number: two places after the point survive the way there and back.
impl Serialize for Points {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self.hundredths % 100 {
            0 => out.serialize_u32(self.hundredths / 100),
            _ => out.serialize_f64(f64::from(self.hundredths) / 100.0),
        }
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Points, D::Error> {
        let points = f64::deserialize(from)?;
        let hundredths = (points * 100.0).round() as u32;
        Ok(Points { hundredths })
    }
}
