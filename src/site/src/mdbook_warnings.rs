//! mdBook reports trouble through `tracing` and goes on. We listen, because
//! this book must not be wrong.

use std::fmt::{Debug, Write};
use std::sync::{Arc, Mutex, PoisonError};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// Runs `work` and returns its result with every warning and error that was
/// reported in the meantime.
pub fn collect<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    let captured = Arc::new(Mutex::new(Vec::new()));
    let listener = Listener(Arc::clone(&captured));
    let result = tracing::subscriber::with_default(listener, work);
    let captured = std::mem::take(&mut *lock(&captured));
    (result, captured)
}

struct Listener(Arc<Mutex<Vec<String>>>);

fn lock(captured: &Mutex<Vec<String>>) -> impl std::ops::DerefMut<Target = Vec<String>> + '_ {
    captured.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Subscriber for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN && metadata.is_event()
    }

    fn event(&self, event: &Event<'_>) {
        let mut message = Message(String::new());
        event.record(&mut message);
        lock(&self.0).push(message.0);
    }

    // No span is enabled, so nobody calls what follows.
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// The text of an event, without its other fields.
struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            // Writing to a string never fails.
            let _ = write!(self.0, "{value:?}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    #[test]
    fn warnings_and_errors_are_captured_and_the_rest_is_not() {
        let (result, captured) = collect(|| {
            tracing::info!("all is well");
            tracing::warn!("footnote `{}` is not used", "a");
            tracing::error!("a file is missing");
            42
        });
        assert_eq!(result, 42);
        assert_eq!(captured, ["footnote `a` is not used", "a file is missing"]);
    }
}
