//! Generates the code that calls an exercise's function in another process: the client,
//! which the checks call in place of the function, and the server, which calls the
//! student's function.
//!
//! Both are generated from the book's starter. Students' code is never parsed for this.

use anyhow::Context;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{FnArg, Ident, Item, ItemUse, ReturnType, Type, TypeReference};

/// The function of an exercise, as its starter declares it.
pub struct RemoteFunction {
    name: Ident,
    /// The `use` declarations of the starter, which the function's types need.
    imports: Vec<ItemUse>,
    argument_types: Vec<Type>,
    return_type: Type,
    /// The source of the signature.
    pub signature: String,
}

impl RemoteFunction {
    /// Parses the function with this name in a starter.
    ///
    /// # Errors
    ///
    /// Returns an error if the text isn't Rust or has no such function.
    pub fn parse(starter: &str, name: &str) -> anyhow::Result<RemoteFunction> {
        let mut imports = Vec::new();
        let mut signature = None;
        for item in syn::parse_file(starter)?.items {
            match item {
                Item::Use(import) => imports.push(import),
                Item::Fn(function) if function.sig.ident == name => {
                    signature = Some(function.sig);
                }
                _ => {}
            }
        }
        let signature =
            signature.with_context(|| format!("the starter has no function `{name}`"))?;
        let source = signature.span().source_text().unwrap_or_default();
        Ok(RemoteFunction {
            signature: format!("pub {source}"),
            name: signature.ident,
            imports,
            argument_types: signature
                .inputs
                .into_iter()
                .filter_map(argument_type)
                .collect(),
            return_type: return_type(signature.output),
        })
    }

    /// Generates a module with a function of the same name and type that sends its
    /// arguments to the other process and returns the answer.
    pub fn client_module(&self) -> String {
        let RemoteFunction {
            name,
            imports,
            argument_types,
            return_type,
            ..
        } = self;
        let id = name.to_string();
        let argument_names = self.argument_names();
        let owned_arguments = argument_types
            .iter()
            .zip(&argument_names)
            .map(|(argument_type, name)| to_owned_expression(argument_type, name));
        quote! {
            #![allow(missing_docs)]
            #(#imports)*
            pub fn #name(#(#argument_names: #argument_types),*) -> #return_type {
                let mut arguments = Vec::new();
                #(remote_call::Wire::encode(&#owned_arguments, &mut arguments);)*
                remote_call::call(#id, &arguments).unwrap_or_else(crate::fail)
            }
        }
        .to_string()
    }

    /// Generates a module with a function that decodes the arguments, calls the student's
    /// function in the crate `answer`, and encodes the answer. In errors, students read the
    /// name `library`, which they know.
    pub fn server_module(&self, answer: &str, library: &str) -> String {
        let (answer, library) = (format_ident!("{answer}"), format_ident!("{library}"));
        let RemoteFunction {
            name,
            imports,
            return_type,
            ..
        } = self;
        let argument_names = self.argument_names();
        let owned_types = self.argument_types.iter().map(owned_type);
        let arguments = self
            .argument_types
            .iter()
            .zip(&argument_names)
            .map(|(argument_type, name)| borrow_expression(argument_type, name));
        quote! {
            #(#imports)*
            use #answer as #library;
            pub fn ask(arguments: &mut &[u8]) -> Option<Vec<u8>> {
                #(let #argument_names: #owned_types = remote_call::Wire::decode(arguments)?;)*
                let answer: #return_type = #library::#name::#name(#(#arguments),*);
                Some(remote_call::Wire::to_bytes(&answer))
            }
        }
        .to_string()
    }

    fn argument_names(&self) -> Vec<Ident> {
        (0..self.argument_types.len())
            .map(|index| format_ident!("argument_{index}"))
            .collect()
    }
}

fn argument_type(argument: FnArg) -> Option<Type> {
    match argument {
        FnArg::Typed(argument) => Some(*argument.ty),
        FnArg::Receiver(_) => None,
    }
}

fn return_type(output: ReturnType) -> Type {
    match output {
        ReturnType::Type(_, return_type) => *return_type,
        ReturnType::Default => syn::parse_quote!(()),
    }
}

/// The kind of type that a reference points to.
enum Referent<'a> {
    Str,
    /// A slice with this type of item.
    Slice(&'a Type),
    /// Any other type.
    Other(&'a Type),
}

fn referent(reference: &TypeReference) -> Referent<'_> {
    match &*reference.elem {
        Type::Path(path) if path.path.is_ident("str") => Referent::Str,
        Type::Slice(slice) => Referent::Slice(&slice.elem),
        other => Referent::Other(other),
    }
}

/// Returns the owned type that is sent for an argument of this type.
fn owned_type(argument_type: &Type) -> TokenStream {
    let Type::Reference(reference) = argument_type else {
        return quote!(#argument_type);
    };
    match referent(reference) {
        Referent::Str => quote!(String),
        Referent::Slice(item) => {
            let item = owned_type(item);
            quote!(Vec<#item>)
        }
        Referent::Other(value) => quote!(#value),
    }
}

/// Returns the expression that converts an argument to the owned type that is sent.
fn to_owned_expression(argument_type: &Type, name: &Ident) -> TokenStream {
    let Type::Reference(reference) = argument_type else {
        return quote!(#name);
    };
    match referent(reference) {
        Referent::Slice(Type::Reference(_)) => {
            quote!(#name.iter().map(|&item| item.to_owned()).collect::<Vec<_>>())
        }
        _ => quote!(#name.to_owned()),
    }
}

/// Returns the expression that converts the owned value that was received back to the
/// argument.
fn borrow_expression(argument_type: &Type, name: &Ident) -> TokenStream {
    let Type::Reference(reference) = argument_type else {
        return quote!(#name);
    };
    match referent(reference) {
        Referent::Slice(Type::Reference(_)) => {
            quote!(&#name.iter().map(String::as_str).collect::<Vec<_>>())
        }
        _ => quote!(&#name),
    }
}
