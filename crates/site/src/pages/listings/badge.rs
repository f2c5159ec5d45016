//! What a listing promises, and whether it may.

use anyhow::{Context, Result, bail, ensure};

use crate::pages::blocks::Fence;

/// What a reader who typed everything along can expect at a listing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Badge {
    /// The program doesn't compile yet.
    Unfinished,
    /// The program compiles, but there's nothing new to see.
    Compiles,
    /// The program compiles and does something that can be seen.
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

    /// The word behind `rust,` in the page.
    pub fn word(self) -> &'static str {
        match self {
            Self::Unfinished => "unfinished",
            Self::Compiles => "compiles",
            Self::Visible => "visible",
            Self::Fails => "fails",
            Self::Again => "again",
        }
    }

    /// What we tell the reader.
    pub(super) fn label(self) -> &'static str {
        match self {
            Self::Unfinished => "doesn't compile yet",
            Self::Compiles => "compiles",
            Self::Visible => "compiles: try it",
            Self::Fails => "doesn't compile: see why",
            Self::Again => "shown before",
        }
    }
}

pub(super) fn read_badge(fence: &Fence) -> Result<Option<Badge>> {
    let mut badges = Vec::new();
    for word in fence.attributes() {
        let badge = Badge::ALL.into_iter().find(|badge| badge.word() == word);
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

pub(super) fn check_badge(badge: Option<Badge>, own: bool, seen: bool) -> Result<()> {
    match badge {
        Some(Badge::Again) if own && !seen => {
            bail!("the page hasn't shown this yet; write `unfinished`, `compiles` or `visible`")
        }
        Some(Badge::Again) => Ok(()),
        Some(badge) if !own => bail!(
            "`{}` is a promise about the chapter's own `src` and `examples`; \
             leave it out, or write `again`",
            badge.word()
        ),
        Some(badge) if seen => {
            bail!(
                "the page has shown this before; write `again`, not `{}`",
                badge.word()
            )
        }
        None if own => bail!(
            "the listing doesn't say what to expect; write `rust,unfinished`, `rust,compiles`, \
             `rust,visible` or `rust,again`"
        ),
        _ => Ok(()),
    }
}
