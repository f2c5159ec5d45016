//! The files that the compiler gets.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::Compiler;
use othellier_project::files::write;

/// What the program does before anything else, and before any answer runs: it
/// says so, with one byte through the socket.
const RUNS: &str = "
fn say_that_it_runs() {
    use std::io::Write as _;
    use std::os::fd::AsFd as _;
    let socket = std::io::stdin().as_fd().try_clone_to_owned();
    let mut socket = socket.map(std::os::unix::net::UnixStream::from);
    let _ = socket.as_mut().map(|socket| socket.write_all(&[1]));
}";

impl Compiler<'_> {
    /// Writes the answers (the starter, if one is left out) and the modules
    /// that call them.
    pub(super) fn lay_out(
        &self,
        folder: &Path,
        answers: &BTreeMap<String, String>,
        left: &BTreeSet<&str>,
    ) -> anyhow::Result<()> {
        let (mut lib, mut main) = (String::new(), String::new());
        let mut arms = String::new();
        for (id, scaffold) in &self.harness.exercises {
            let answer = answers.get(id).filter(|_| left.contains(&**id));
            let answer = answer.unwrap_or(&scaffold.starter);
            write(&folder.join(format!("src/{id}.rs")), answer)?;
            write(&folder.join(format!("server/{id}.rs")), &scaffold.server)?;
            lib += &format!("pub mod {id};\n");
            main += &format!("#[path = \"server/{id}.rs\"] mod {id};\n");
            arms += &format!("\"{id}\" => {id}::ask(arguments),\n");
        }
        main += &format!(
            "{RUNS}\nfn main() {{ say_that_it_runs(); let _ = remote_call::serve(|id, arguments| match id {{\n\
             {arms} _ => None }}); }}"
        );
        write(&folder.join("src/lib.rs"), &lib)?;
        write(&folder.join("main.rs"), &main)?;
        std::fs::create_dir_all(folder.join("made"))?;
        Ok(())
    }
}
