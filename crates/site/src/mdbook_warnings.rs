//! mdBook reports trouble through `tracing` and goes on. We listen, because
//! this book must not be wrong.

use std::fmt::{Debug, Write};
use std::sync::mpsc::{self, Sender};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// Runs `work` and returns its result with every warning and error that was
/// reported in the meantime.
pub fn collect<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    let (sender, warnings) = mpsc::channel();
    let result = tracing::subscriber::with_default(Listener(sender), work);
    (result, warnings.try_iter().collect())
}

struct Listener(Sender<String>);

impl Subscriber for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN && metadata.is_event()
    }

    fn event(&self, event: &Event<'_>) {
        let mut message = Message(String::new());
        event.record(&mut message);
        // Whoever listens waits for the work to end.
        let _ = self.0.send(message.0);
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
