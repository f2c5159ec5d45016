/// What the checks print on both output streams, if asked to, to separate what
/// a learner's function prints from what the test harness prints. The report
/// says which call it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// What follows comes from the next call.
    Call,
    /// What follows doesn't come from a call.
    CallsEnded,
}

impl Mark {
    /// The mark as it is printed, with the line break.
    pub fn line(self) -> &'static str {
        match self {
            Mark::Call => "\u{2}othellier call\u{3}\n",
            Mark::CallsEnded => "\u{2}othellier calls ended\u{3}\n",
        }
    }

    /// The mark at the end of a line, and how many bytes come before it.
    pub fn at_end(line: &[u8]) -> Option<(usize, Mark)> {
        let marks = [Mark::Call, Mark::CallsEnded].into_iter();
        let mut found = marks.filter_map(|mark| {
            let before = line.strip_suffix(mark.line().as_bytes())?;
            Some((before.len(), mark))
        });
        found.next()
    }
}
