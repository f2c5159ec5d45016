//! Where readers find a book.

/// Where readers will find a book, if we know.
#[derive(Clone, Debug, Default)]
pub struct Addresses {
    /// Its own address, which ends with a slash.
    pub site: Option<String>,
    /// The address of its repository, which doesn't.
    pub repository: Option<String>,
}

impl Addresses {
    /// The book's own path on its server: all of its address after the host.
    pub(crate) fn path(&self) -> Option<&str> {
        let (_, rest) = self.site.as_ref()?.split_once("://")?;
        rest.find('/').map(|start| &rest[start..])
    }
}
