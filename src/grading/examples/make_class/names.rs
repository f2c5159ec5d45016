//! The names of the students.

use crate::random::Random;

const FIRST: &[&str] = &[
    "Ada", "Bo", "Chloé", "Dara", "Emil", "Fatima", "Grace", "Hoa", "Ines", "Jun", "Kwame", "Lena",
    "Mia", "Noor", "Óscar", "Priya", "Quentin", "Rosa", "Sven", "Tariq", "Uma", "Vera", "Wei",
    "Ximena", "Yuki", "Zoë",
];

const LAST: &[&str] = &[
    "Anders",
    "Berg",
    "Costa",
    "Diallo",
    "Evans",
    "Fischer",
    "García",
    "Haas",
    "Ito",
    "Jansen",
    "Kaya",
    "Lopez",
    "Mbeki",
    "Nguyen",
    "O'Neil",
    "Petrov",
    "Quist",
    "Rossi",
    "Smith-Lee",
    "Tran",
    "Ueda",
    "Vogel",
    "Wang",
    "Young",
];

/// The name of a student and the number that the school gives.
pub struct Student {
    /// First and last name; two students may have the same.
    pub name: String,
    /// No other student has it.
    pub number: usize,
}

impl Student {
    /// The student in this place of the list.
    pub fn new(place: usize, random: &mut Random) -> Student {
        let (first, last) = (random.one_of(FIRST), random.one_of(LAST));
        Student {
            name: format!("{first} {last}"),
            number: 10_001 + place,
        }
    }

    /// The submission's folder, as Moodle names it.
    pub fn folder(&self) -> String {
        format!("{}_{}_assignsubmission_file_", self.name, self.number)
    }
}
