//! The workspace of the traced copies: it's written into `target`, and only
//! cargo and a curious reader look at it.

use anyhow::{Context, Result};
use othellier_project::files::{read, walk, write};
use othellier_project::manifest::Manifest;
use othellier_project::repository::Repository;
use othellier_project::scratch_workspace::ScratchWorkspace;
use othellier_stepping::instrument::{self, Followed};
use othellier_stepping::listing::FOLLOWED;
use serde_json::json;
use std::path::Path;

/// What the chapters' tests share.
const TEST_SUPPORT: &str = "tests/support";

/// Writes the workspace of the crate `page-steps` into a folder, with copies of the
/// chapters that have functions to follow; if wanted, with the tests of these
/// chapters. Fails when a chapter can't be read or hasn't got one of the functions,
/// or the workspace can't be written.
pub(super) fn write_copies(repository: &Repository, folder: &Path, has_tests: bool) -> Result<()> {
    let copies = Copies { root: repository.root(), folder };
    crate::wasm::remove_stale(folder, |file| copies.root.join(file).exists())?;
    let mut workspace = ScratchWorkspace::like(copies.root)?;
    crate::wasm::set_fast(&mut workspace, &[]);
    // Then the tests run as fast as those of the chapters.
    workspace.merge(json!({
        "profile": { "dev": { "package": { "page-trace": { "opt-level": 3 } } } },
    }));
    workspace.add_ours(["page-steps"], |_, real, manifest| {
        let place = real.strip_prefix(copies.root)?;
        if has_followed(place) {
            copies.write_chapter(place, manifest, has_tests && is_tested(place))
        } else if place == Path::new(TEST_SUPPORT) {
            copies.write_debuggable(place)
        } else {
            manifest.remove_tests();
            manifest.set_sources(real);
            Ok(())
        }
    })?;
    if has_tests {
        copies.write_debuggable(Path::new("tests/positions.csv"))?;
    }
    workspace.write(folder)
}

/// The real checkout, and where the copies are.
struct Copies<'a> {
    root: &'a Path,
    folder: &'a Path,
}

impl Copies<'_> {
    /// Writes a chapter whose functions say what they do. Its copy may have types
    /// and names that nobody documents.
    fn write_chapter(
        &self,
        chapter: &Path,
        manifest: &mut Manifest,
        has_tests: bool,
    ) -> Result<()> {
        self.write_with(&chapter.join("src"), traced)?;
        manifest.merge(json!({
            "lints": null, "bench": null, "example": null,
            "dependencies": { "page-trace": { "workspace": true } },
        }));
        if has_tests {
            // What only benchmarks need can call a `const fn` that's traced here.
            let benches = json!({ "divan": null, "benchmark-positions": null });
            manifest.merge(json!({ "dev-dependencies": benches }));
            self.write_debuggable(&chapter.join("tests"))
        } else {
            manifest.remove_tests();
            Ok(())
        }
    }

    /// Writes files whose private types all say what they hold.
    fn write_debuggable(&self, part: &Path) -> Result<()> {
        self.write_with(part, |_, source| Ok(instrument::debuggable(source)))
    }

    fn write_with(
        &self,
        part: &Path,
        change: impl Fn(&Path, &str) -> Result<String>,
    ) -> Result<()> {
        for file in walk(&self.root.join(part))? {
            let inner = file.strip_prefix(self.root)?;
            let text = change(inner, &read(&file)?);
            let text = text.with_context(|| format!("in {}", inner.display()))?;
            write(&self.folder.join(inner), text)?;
        }
        Ok(())
    }
}

/// A file of a chapter with its functions traced.
fn traced(file: &Path, source: &str) -> Result<String> {
    let is_here = |followed: &Followed| place(followed) == file;
    let followed: Vec<_> = FOLLOWED.into_iter().filter(is_here).collect();
    instrument::file(source, &followed)
}

/// The file of a function.
fn place(followed: &Followed) -> std::path::PathBuf {
    Path::new("chapters").join(followed.file)
}

fn has_followed(folder: &Path) -> bool {
    FOLLOWED.iter().any(|followed| place(followed).starts_with(folder))
}

/// Whether the chapter's tests need nothing but what is here. Chapter 17's read
/// games from files.
fn is_tested(chapter: &Path) -> bool {
    has_followed(chapter) && !chapter.ends_with("17-alpha-beta")
}

#[cfg(test)]
mod tests {
    use super::*;
    use othellier_project::cargo::Cargo;

    /// The proof that the copies are the chapters: their own tests pass.
    #[test]
    #[ignore = "compiles seven chapters and their tests"]
    fn the_chapters_own_tests_pass_against_the_traced_copies() {
        let repository = Repository::around(env!("CARGO_MANIFEST_DIR")).unwrap();
        let home = repository.root().join("target/steps");
        let folder = home.join("package");
        write_copies(&repository, &folder, true).unwrap();
        let cargo = Cargo::new(&folder, "test").args(["--quiet", "--tests"]);
        let chapters = repository.chapters().unwrap();
        let place = |path: &Path| path.strip_prefix(repository.root()).unwrap().to_owned();
        let tested = chapters.iter().filter(|chapter| is_tested(&place(&chapter.path)));
        let cargo = tested.fold(cargo, |cargo, chapter| cargo.args(["-p", &chapter.name]));
        let target = repository.root().join("target");
        let cargo = cargo.aside(&home).sharing_crates(&target);
        let mut command = cargo.throwaway().into_command();
        assert!(command.status().unwrap().success());
    }
}
