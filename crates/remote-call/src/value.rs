/// A value that can be written as bytes and read back.
pub trait Wire: Sized {
    /// Writes the value at the end of these bytes.
    fn encode(&self, out: &mut Vec<u8>);

    /// Takes a value from the front of these bytes; `None` if there isn't one.
    fn decode(from: &mut &[u8]) -> Option<Self>;

    /// The value as bytes.
    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.encode(&mut bytes);
        bytes
    }

    /// The value that these bytes are, and nothing more.
    fn from_bytes(mut bytes: &[u8]) -> Option<Self> {
        let value = Self::decode(&mut bytes)?;
        bytes.is_empty().then_some(value)
    }
}

/// Takes this many bytes from the front.
fn take<'a>(from: &mut &'a [u8], count: usize) -> Option<&'a [u8]> {
    let (front, rest) = from.split_at_checked(count)?;
    *from = rest;
    Some(front)
}

macro_rules! numbers {
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

numbers!(u8 u16 u32 u64 usize i8 i16 i32 i64 isize);

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

    /// We can't trust this length, so we don't reserve memory for it. Every
    /// item takes at least a byte; otherwise nothing at all could fill the
    /// memory.
    fn decode(from: &mut &[u8]) -> Option<Vec<T>> {
        let length = usize::decode(from)?;
        let length = (length <= from.len()).then_some(length)?;
        (0..length).map(|_| T::decode(from)).collect()
    }
}

/// As many items as its type says, and no length.
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

macro_rules! tuples {
    ($(($($name:ident)*))*) => {$(
        impl<$($name: Wire),*> Wire for ($($name,)*) {
            #[allow(non_snake_case)]
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

tuples!((A B) (A B C) (A B C D));
