//! Whose a submission is, as far as the name of its folder says.

use unicode_normalization::UnicodeNormalization as _;

/// Whose a submission is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Owner {
    /// What identifies the student.
    pub id: String,
    /// The student's name, or what comes nearest to it.
    pub name: String,
}

impl Owner {
    /// Whether a learning platform has written the name and the id.
    pub fn is_from_platform(&self) -> bool {
        self.id != self.name
    }
}

/// A text with each accent in its letter, however it was typed or stored.
pub fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// Reads the name of a submission's folder or archive, without the ending.
/// Moodle writes `Ann Smith_12345_assignsubmission_file_`, where the number is
/// the participant's; anything else is taken for a name as it is.
pub fn read(name: &str) -> Owner {
    let name = composed(name);
    let moodle = name.split_once("_assignsubmission_");
    let split = moodle.and_then(|(before, _)| before.rsplit_once('_'));
    match split.filter(|(_, id)| is_number(id)) {
        Some((name, id)) => Owner {
            id: id.to_owned(),
            name: name.trim().to_owned(),
        },
        None => Owner {
            id: name.trim().to_owned(),
            name: name.trim().to_owned(),
        },
    }
}

/// Whether this is what a student typed into Moodle's page, not a file.
pub fn is_typed_text(name: &str) -> bool {
    name.contains("_assignsubmission_onlinetext")
}

/// Whether Moodle has written a student's name and number in front.
pub fn is_from_moodle(name: &str) -> bool {
    read(name).is_from_platform()
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::{Owner, read};
    use pretty_assertions::assert_eq;

    #[track_caller]
    fn expect(name: &str, id: &str, student: &str) {
        let (id, name_of) = (id.to_owned(), student.to_owned());
        let expected = Owner { id, name: name_of };
        assert_eq!(read(name), expected);
    }

    #[test]
    fn moodle_names_a_student_and_a_number() {
        let ending = "_12345_assignsubmission_file_";
        expect(&format!("Ann Smith{ending}"), "12345", "Ann Smith");
        expect(&format!("O'Neil, Bo_b{ending}"), "12345", "O'Neil, Bo_b");
        expect(&format!("Zoë{ending}work.zip"), "12345", "Zoë");
    }

    #[test]
    fn any_other_name_is_a_name() {
        expect("ann", "ann", "ann");
        expect("=1+2", "=1+2", "=1+2");
        expect(
            "a_assignsubmission_file_",
            "a_assignsubmission_file_",
            "a_assignsubmission_file_",
        );
    }
}
