//! The files that the compiler gets.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::Compiler;
use othellier_project::files::write;

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
            "fn main() {{ let _ = remote_call::serve(|id, arguments| match id {{\n\
             {arms} _ => None }}); }}"
        );
        write(&folder.join("src/lib.rs"), &lib)?;
        write(&folder.join("main.rs"), &main)?;
        std::fs::create_dir_all(folder.join("made"))?;
        Ok(())
    }
}
