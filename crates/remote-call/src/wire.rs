//! The encoding of values as bytes.

/// A value that can be encoded as bytes and decoded again.
///
/// Numbers are little-endian. Tuples, arrays and structs are their parts, one after the
/// other; strings and vectors have their length in front; an `Option` has a `bool` in
/// front.
pub trait Wire: Sized {
    /// Appends the encoded value to `out`.
    fn encode(&self, out: &mut Vec<u8>);

    /// Decodes a value from the front of these bytes, and removes its bytes. Returns
    /// `None` if they don't begin with one.
    fn decode(from: &mut &[u8]) -> Option<Self>;

    /// Encodes the value.
    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.encode(&mut bytes);
        bytes
    }

    /// Decodes a value from all of these bytes. Returns `None` if bytes are left over.
    fn from_bytes(mut bytes: &[u8]) -> Option<Self> {
        let value = Self::decode(&mut bytes)?;
        bytes.is_empty().then_some(value)
    }
}

/// Removes this many bytes from the front, and returns them.
fn take<'a>(from: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (front, rest) = from.split_at_checked(count)?;
    *from = rest;
    Some(front)
}

macro_rules! impl_numbers {
    ($($number:ty)*) => {$(
        impl Wire for $number {
            fn encode(&self, out: &mut Vec<u8>) {
                out.extend(self.to_le_bytes());
            }

            fn decode(from: &mut &[u8]) -> Option<Self> {
                let bytes = take(from, size_of::<$number>())?;
                Some(<$number>::from_le_bytes(bytes.try_into().ok()?))
            }
        }
    )*};
}

impl_numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

impl Wire for bool {
    fn encode(&self, out: &mut Vec<u8>) {
        u8::from(*self).encode(out);
    }

    fn decode(from: &mut &[u8]) -> Option<bool> {
        match u8::decode(from)? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Wire for char {
    fn encode(&self, out: &mut Vec<u8>) {
        u32::from(*self).encode(out);
    }

    fn decode(from: &mut &[u8]) -> Option<char> {
        char::from_u32(u32::decode(from)?)
    }
}

impl Wire for String {
    fn encode(&self, out: &mut Vec<u8>) {
        self.len().encode(out);
        out.extend(self.as_bytes());
    }

    fn decode(from: &mut &[u8]) -> Option<String> {
        let length = usize::decode(from)?;
        String::from_utf8(take(from, length)?.to_vec()).ok()
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn encode(&self, out: &mut Vec<u8>) {
        self.len().encode(out);
        self.iter().for_each(|item| item.encode(out));
    }

    fn decode(from: &mut &[u8]) -> Option<Vec<T>> {
        let length = usize::decode(from)?;
        // The length can't be trusted. Every item has at least one byte, so a larger
        // length is wrong, and memory isn't reserved for it.
        if length > from.len() {
            return None;
        }
        (0..length).map(|_| T::decode(from)).collect()
    }
}

/// The items, without a length, which the type has.
impl<T: Wire, const LENGTH: usize> Wire for [T; LENGTH] {
    fn encode(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|item| item.encode(out));
    }

    fn decode(from: &mut &[u8]) -> Option<[T; LENGTH]> {
        let items: Option<Vec<T>> = (0..LENGTH).map(|_| T::decode(from)).collect();
        items?.try_into().ok()
    }
}

impl<T: Wire> Wire for Option<T> {
    fn encode(&self, out: &mut Vec<u8>) {
        self.is_some().encode(out);
        self.iter().for_each(|value| value.encode(out));
    }

    fn decode(from: &mut &[u8]) -> Option<Option<T>> {
        if bool::decode(from)? {
            Some(Some(T::decode(from)?))
        } else {
            Some(None)
        }
    }
}

macro_rules! impl_tuples {
    ($(($($name:ident)*))*) => {$(
        impl<$($name: Wire),*> Wire for ($($name,)*) {
            #[allow(non_snake_case)] // the names of the types name the variables, too
            fn encode(&self, out: &mut Vec<u8>) {
                let ($($name,)*) = self;
                $($name.encode(out);)*
            }

            fn decode(from: &mut &[u8]) -> Option<Self> {
                Some(($($name::decode(from)?,)*))
            }
        }
    )*};
}

impl_tuples!((A B) (A B C) (A B C D));
