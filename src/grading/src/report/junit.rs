//! `junit.xml`: a suite for each student, a case for each check, as programs
//! for continuous integration show them.

use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};

use crate::model::{CheckReport, ClassReport, StudentReport};
use crate::sanitize;

/// The report as JUnit's XML.
///
/// # Errors
///
/// Never, unless memory runs out.
pub fn xml(report: &ClassReport) -> anyhow::Result<String> {
    let mut xml = Report::new(report.title.as_str());
    let students = report.students.iter();
    xml.add_test_suites(students.map(|it| suite(&report.name_of(it), it)));
    Ok(sanitize::text(&xml.to_string()?))
}

fn suite(name: &str, student: &StudentReport) -> TestSuite {
    let mut suite = TestSuite::new(name);
    for exercise in &student.exercises {
        suite.add_test_cases(exercise.checks.iter().map(|check| {
            let mut case = TestCase::new(check.sentence.as_str(), status(check));
            case.set_classname(exercise.id.as_str());
            case
        }));
    }
    suite
}

fn status(check: &CheckReport) -> TestCaseStatus {
    if check.passed {
        return TestCaseStatus::success();
    }
    let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
    status.set_description(check.message.as_str());
    status
}
