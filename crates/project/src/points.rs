//! Points as fixed-point numbers with two decimals, so that sums are exact.

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
    /// Zero points.
    pub const ZERO: Points = Points { hundredths: 0 };

    /// Returns this many whole points.
    pub fn whole(points: u32) -> Points {
        let hundredths = points.saturating_mul(100);
        Points { hundredths }
    }

    /// Returns the integer part.
    pub fn whole_part(self) -> u32 {
        self.hundredths / 100
    }

    /// Splits the points into equal parts. The remainder, in hundredths, goes to the
    /// first parts, so that the sum stays the same.
    pub fn split(self, parts: usize) -> Vec<Points> {
        let count = u32::try_from(parts).unwrap_or(u32::MAX).max(1);
        let (quotient, remainder) = (self.hundredths / count, self.hundredths % count);
        (0..count)
            .map(|index| Points {
                hundredths: quotient + u32::from(index < remainder),
            })
            .take(parts)
            .collect()
    }

    /// Scales the points from 0 to `out_of` to the range from 0 to `top`, rounded to
    /// the hundredth, half up. If `out_of` is zero, so is the result.
    pub fn scaled(self, out_of: Points, top: Points) -> Points {
        let denominator = u64::from(out_of.hundredths);
        if denominator == 0 {
            return Points::ZERO;
        }
        let product = u64::from(self.hundredths) * u64::from(top.hundredths);
        let rounded = (2 * product + denominator) / (2 * denominator);
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

/// Without trailing zeros: `10`, `2.5`, `1.67`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (integer, fraction) = (self.hundredths / 100, self.hundredths % 100);
        f.pad(&if fraction == 0 {
            integer.to_string()
        } else if fraction % 10 == 0 {
            format!("{integer}.{}", fraction / 10)
        } else {
            format!("{integer}.{fraction:02}")
        })
    }
}

/// Parses `2.5`, or `2,5` with the decimal comma of European spreadsheets.
impl FromStr for Points {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Points> {
        let points: f64 = text
            .replace(',', ".")
            .parse()
            .ok()
            .filter(|points| (0.0..1e6).contains(points))
            .with_context(|| format!("`{text}` isn't a number of points"))?;
        let hundredths = (points * 100.0).round() as u32;
        Ok(Points { hundredths })
    }
}

/// Serializes as a number. Two decimals survive a round trip through `f64`.
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
