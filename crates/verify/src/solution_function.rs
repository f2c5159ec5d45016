//! The function that an exercise asks for, as its solution defines it.

use anyhow::{Context, Result};
use quote::format_ident;
use syn::{FnArg, Ident, Item, ItemUse, Signature, parse_quote};

/// The parts of a solution that another function with the same signature needs.
pub struct SolutionFunction {
    /// The imports, which the types in the signature may need.
    pub imports: Vec<ItemUse>,
    /// The signature. Its patterns are replaced by `arguments`, because a pattern may be no
    /// name that can be passed on.
    pub signature: Signature,
    /// The names of the arguments.
    pub arguments: Vec<Ident>,
}

impl SolutionFunction {
    /// Finds the function `id` in the text of a solution.
    ///
    /// # Errors
    ///
    /// Returns an error if the text isn't Rust, or has no such function.
    pub fn parse(solution: &str, id: &str) -> Result<SolutionFunction> {
        let mut imports = Vec::new();
        let mut signature = None;
        for item in syn::parse_file(solution)?.items {
            match item {
                Item::Use(import) => imports.push(import),
                Item::Fn(function) if function.sig.ident == id => signature = Some(function.sig),
                _ => {}
            }
        }
        let mut signature = signature.with_context(|| format!("the solution has no `fn {id}`"))?;
        let mut arguments = Vec::new();
        for (argument, number) in signature.inputs.iter_mut().zip(1..) {
            let FnArg::Typed(argument) = argument else {
                continue;
            };
            let name = format_ident!("argument_{number}");
            argument.pat = parse_quote!(#name);
            arguments.push(name);
        }
        Ok(SolutionFunction {
            imports,
            signature,
            arguments,
        })
    }
}
