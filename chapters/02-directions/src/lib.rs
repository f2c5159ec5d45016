//! Chapter 2.
