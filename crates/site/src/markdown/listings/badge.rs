//! The badge of a listing.

use anyhow::{Context, Result, bail, ensure};

use crate::markdown::blocks::Fence;

/// The result that a reader who has typed everything so far can expect at a listing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Badge {
    /// The program doesn't compile yet.
    Unfinished,
    /// The program compiles, but shows nothing new.
    Compiles,
    /// The program compiles and shows something new.
    Visible,
    /// The program doesn't compile, and the compiler's message follows.
    Fails,
    /// The lines were shown before; there is nothing to type.
    Again,
}

impl Badge {
    const ALL: [Self; 5] = [
        Self::Unfinished,
        Self::Compiles,
        Self::Visible,
        Self::Fails,
        Self::Again,
    ];

    /// Returns the word after `rust,` in the page.
    pub fn word(self) -> &'static str {
        match self {
            Self::Unfinished => "unfinished",
            Self::Compiles => "compiles",
            Self::Visible => "visible",
            Self::Fails => "fails",
            Self::Again => "again",
        }
    }

    /// Returns the text in the caption.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::Unfinished => "doesn't compile yet",
            Self::Compiles => "compiles",
            Self::Visible => "compiles: try it",
            Self::Fails => "doesn't compile: see why",
            Self::Again => "shown before",
        }
    }

    /// Parses the attributes of a fence, which are at most one badge.
    pub(super) fn from_fence(fence: &Fence) -> Result<Option<Self>> {
        let mut badges = Vec::new();
        for word in fence.attributes() {
            let badge = Self::ALL.into_iter().find(|badge| badge.word() == word);
            badges.push(badge.with_context(|| {
                format!(
                    "`{word}` isn't a badge; write `unfinished`, `compiles`, \
                     `visible`, `fails` or `again`"
                )
            })?);
        }
        ensure!(
            badges.len() < 2,
            "a listing has one badge, not {}",
            badges.len()
        );
        Ok(badges.first().copied())
    }
}

/// Checks that a badge fits the file of a listing: `is_typed` if a reader types the file
/// along, `was_shown` if the page has shown all the lines before.
pub(super) fn check_badge(badge: Option<Badge>, is_typed: bool, was_shown: bool) -> Result<()> {
    match badge {
        Some(Badge::Again) if is_typed && !was_shown => {
            bail!("the page hasn't shown this yet; write `unfinished`, `compiles` or `visible`")
        }
        Some(Badge::Again) => Ok(()),
        Some(badge) if !is_typed => bail!(
            "`{}` is a promise about the chapter's own `src` and `examples`; \
             leave it out, or write `again`",
            badge.word()
        ),
        Some(badge) if was_shown => bail!(
            "the page has shown this before; write `again`, not `{}`",
            badge.word()
        ),
        None if is_typed => bail!(
            "the listing doesn't say what to expect; write `rust,unfinished`, `rust,compiles`, \
             `rust,visible` or `rust,again`"
        ),
        _ => Ok(()),
    }
}
