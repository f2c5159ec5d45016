use std::fmt::{self, Display};

use crate::POINT;

/// A value as people read it: `+35`, or `sure +6` points once the end is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value(pub i32);

impl Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Value(value) = *self;
        f.pad(&match value {
            0 => "0".to_string(),
            _ if value.abs() < POINT => format!("{value:+}"),
            _ => format!("sure {:+}", value / POINT),
        })
    }
}
