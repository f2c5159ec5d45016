//! What keeps the server to its job: it answers only this machine's browsers,
//! and only with the book's files.

use hyper::Request;
use hyper::header::HOST;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv6Addr};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use tower_http::services::fs::{Backend, TokioBackend};

/// Whether a request names this machine as its host. A page on the web can give
/// its own name our address, and would then be shown the book as if it were its
/// own.
pub(crate) fn is_from_this_machine<B>(request: &Request<B>) -> bool {
    let mut hosts = request.headers().get_all(HOST).iter();
    let first = hosts.next().and_then(|host| host.to_str().ok());
    first.is_some_and(is_loopback) && hosts.next().is_none()
}

/// Whether a host, with or without a port, is this machine.
fn is_loopback(host: &str) -> bool {
    let port = |port: &str| port.parse::<u16>().is_ok();
    let name = match host.rsplit_once(':') {
        Some((name, end)) if port(end) => name,
        _ => host,
    };
    let inside = name.strip_prefix('[').and_then(|n| n.strip_suffix(']'));
    match inside {
        Some(address) => address.parse::<Ipv6Addr>().is_ok_and(|address| address.is_loopback()),
        None => {
            name.eq_ignore_ascii_case("localhost")
                || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
        }
    }
}

/// The files of a site: none that only a link leads to, and none with an
/// impossible name.
#[derive(Debug, Clone)]
pub(crate) struct OwnFiles {
    site: PathBuf,
}

impl OwnFiles {
    pub(crate) fn of(site: &Path) -> OwnFiles {
        let site = site.to_owned();
        OwnFiles { site }
    }

    /// The file itself, if it is in the site.
    fn own(&self, path: &Path) -> io::Result<PathBuf> {
        let file = path.canonicalize().map_err(as_not_found)?;
        if file.starts_with(self.site.canonicalize()?) {
            Ok(file)
        } else {
            Err(ErrorKind::NotFound.into())
        }
    }
}

/// A name that's too long isn't a file, either.
fn as_not_found(error: io::Error) -> io::Error {
    match error.kind() {
        ErrorKind::InvalidFilename => ErrorKind::NotFound.into(),
        _ => error,
    }
}

type Later<T> = Pin<Box<dyn Future<Output = io::Result<T>> + Send>>;

impl Backend for OwnFiles {
    type File = <TokioBackend as Backend>::File;
    type Metadata = <TokioBackend as Backend>::Metadata;
    type OpenFuture = Later<Self::File>;
    type MetadataFuture = Later<Self::Metadata>;

    fn open(&self, path: PathBuf) -> Self::OpenFuture {
        let file = self.own(&path);
        Box::pin(async { TokioBackend.open(file?).await })
    }

    fn metadata(&self, path: PathBuf) -> Self::MetadataFuture {
        let file = self.own(&path);
        Box::pin(async { TokioBackend.metadata(file?).await })
    }
}

#[cfg(test)]
mod tests {
    use super::is_loopback;

    #[test]
    fn only_names_of_this_machine_are_its_own() {
        for host in
            ["localhost:3000", "LocalHost", "127.0.0.1:3000", "127.0.0.1", "[::1]:3000", "[::1]"]
        {
            assert!(is_loopback(host), "{host}");
        }
        for host in [
            "",
            "evil.example:3000",
            "localhost.evil.example",
            "127.0.0.1.evil.example:3000",
            "192.168.0.7:3000",
            "[2001:db8::1]:3000",
            "localhost:x",
        ] {
            assert!(!is_loopback(host), "{host}");
        }
    }
}
