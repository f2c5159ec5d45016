//! Tests of the commands `assign` and `grade`.

mod assign;
mod attacks;
mod forbidden;
mod grade_class;
mod intake;
mod platforms;
mod sample_class;
mod table_answers;
mod test_class;
