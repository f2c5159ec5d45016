use super::*;

/// A scratch run: writes a workspace where the environment says.
#[test]
fn scratch() {
    let Ok(folder) = std::env::var("SCRATCH") else { return };
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = othellier_project::repository::Repository::around(here).unwrap();
    crate::stepping::package::Package { repository: &repository, folder: std::path::Path::new(&folder) }.write().unwrap();
}
