//! All tests of this chapter, in one program.

mod training;
