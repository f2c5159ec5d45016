//! The addresses at which a book is published.

/// The addresses at which a book and its repository are published.
#[derive(Clone, Debug, Default)]
pub struct Addresses {
    /// The URL of the book, with a slash at its end.
    pub site: Option<String>,
    /// The URL of the repository, without a slash at its end.
    pub repository: Option<String>,
}

impl Addresses {
    /// Returns the path in the book's URL: everything after the host.
    pub(crate) fn site_path(&self) -> Option<&str> {
        let (_, host_and_path) = self.site.as_ref()?.split_once("://")?;
        let start = host_and_path.find('/')?;
        Some(&host_and_path[start..])
    }
}
