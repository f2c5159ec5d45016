//! Stubs for an exercise whose function runs in another process: the client,
//! which the checks call in its place, and the server, which calls it over
//! there. We make both from the starter, which we wrote, and never parse what a
//! student hands in.

use anyhow::Context;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::spanned::Spanned;
use syn::{FnArg, Ident, Item, ItemUse, ReturnType, Type, TypeReference};

/// The function that an exercise asks for, as its starter declares it.
pub struct AskedFunction {
    name: Ident,
    /// The `use` lines that its types need.
    uses: Vec<ItemUse>,
    arguments: Vec<Type>,
    answer: Type,
    /// The line that declares it in the starter.
    pub signature: String,
}

impl AskedFunction {
    /// The function with this name in a starter. Fails when the text isn't Rust or
    /// doesn't have such a function.
    pub fn of(starter: &str, name: &str) -> anyhow::Result<AskedFunction> {
        let (mut uses, mut function) = (Vec::new(), None);
        for item in syn::parse_file(starter)?.items {
            match item {
                Item::Use(item) => uses.push(item),
                Item::Fn(item) if item.sig.ident == name => {
                    function = Some(item.sig);
                }
                _ => {}
            }
        }
        let function = function.with_context(|| format!("the starter has no function `{name}`"))?;
        let signature = function.span().source_text();
        Ok(AskedFunction {
            signature: format!("pub {}", signature.unwrap_or_default()),
            name: function.ident,
            uses,
            arguments: function.inputs.into_iter().filter_map(typed).collect(),
            answer: answer(function.output),
        })
    }

    /// A module with a function of the same name and type, which asks the
    /// process with the student's.
    pub fn client(&self) -> String {
        let AskedFunction { name, uses, .. } = self;
        let (arguments, answer) = (&self.arguments, &self.answer);
        let names = self.names();
        let owned = arguments
            .iter()
            .zip(&names)
            .map(|(argument, name)| own(argument, name));
        let id = name.to_string();
        quote! {
            #![allow(missing_docs)]
            #(#uses)*
            pub fn #name(#(#names: #arguments),*) -> #answer {
                let mut arguments = Vec::new();
                #(remote_call::Wire::encode(&#owned, &mut arguments);)*
                remote_call::call(#id, &arguments).unwrap_or_else(crate::fail)
            }
        }
        .to_string()
    }

    /// A module with a function that reads the arguments, calls the student's
    /// function in the library `library`, and writes the answer.
    pub fn server(&self, library: &Ident) -> String {
        let AskedFunction { name, uses, .. } = self;
        let (names, answer) = (self.names(), &self.answer);
        let owned = self.arguments.iter().map(owned);
        let lent = self.arguments.iter().zip(&names);
        let lent = lent.map(|(argument, name)| lend(argument, name));
        quote! {
            #(#uses)*
            pub fn ask(arguments: &mut &[u8]) -> Option<Vec<u8>> {
                #(let #names: #owned = remote_call::Wire::decode(arguments)?;)*
                let answer: #answer = #library::#name::#name(#(#lent),*);
                Some(remote_call::Wire::to_bytes(&answer))
            }
        }
        .to_string()
    }

    fn names(&self) -> Vec<Ident> {
        let places = 0..self.arguments.len();
        places
            .map(|place| format_ident!("argument_{place}"))
            .collect()
    }
}

fn typed(argument: FnArg) -> Option<Type> {
    match argument {
        FnArg::Typed(argument) => Some(*argument.ty),
        FnArg::Receiver(_) => None,
    }
}

fn answer(output: ReturnType) -> Type {
    match output {
        ReturnType::Type(_, answer) => *answer,
        ReturnType::Default => syn::parse_quote!(()),
    }
}

/// What a reference points to.
enum Behind<'a> {
    /// A text.
    Text,
    /// A list of these.
    List(&'a Type),
    /// Any other value.
    Value(&'a Type),
}

fn behind(reference: &TypeReference) -> Behind<'_> {
    match &*reference.elem {
        Type::Path(path) if path.path.is_ident("str") => Behind::Text,
        Type::Slice(list) => Behind::List(&list.elem),
        other => Behind::Value(other),
    }
}

/// The type of the value that crosses for an argument of this type.
fn owned(argument: &Type) -> TokenStream {
    let Type::Reference(reference) = argument else {
        return quote!(#argument);
    };
    match behind(reference) {
        Behind::Text => quote!(String),
        Behind::List(item) => {
            let item = owned(item);
            quote!(Vec<#item>)
        }
        Behind::Value(value) => quote!(#value),
    }
}

/// The value that crosses for this argument.
fn own(argument: &Type, name: &Ident) -> TokenStream {
    let Type::Reference(reference) = argument else {
        return quote!(#name);
    };
    match behind(reference) {
        Behind::List(Type::Reference(_)) => {
            quote!(#name.iter().map(|&item| item.to_owned()).collect::<Vec<_>>())
        }
        _ => quote!(#name.to_owned()),
    }
}

/// The argument, from the value that crossed.
fn lend(argument: &Type, name: &Ident) -> TokenStream {
    let Type::Reference(reference) = argument else {
        return quote!(#name);
    };
    match behind(reference) {
        Behind::List(Type::Reference(_)) => {
            quote!(&#name.iter().map(String::as_str).collect::<Vec<_>>())
        }
        _ => quote!(&#name),
    }
}
