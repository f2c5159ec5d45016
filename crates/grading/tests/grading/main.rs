//! Assignments and grades, from what a teacher types to what a class gets.

mod assign;
mod attacks;
mod grading;
mod platforms;
mod sample_class;
mod school;
