//! mdBook's warnings, which it logs through `tracing` and otherwise ignores.

use std::fmt::{Debug, Write};
use std::sync::mpsc::{self, Sender};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// Calls `f` and returns its result, with the messages of all warnings and errors that were
/// logged meanwhile on this thread.
pub(crate) fn collect<T>(f: impl FnOnce() -> T) -> (T, Vec<String>) {
    let (sender, receiver) = mpsc::channel();
    let result = tracing::subscriber::with_default(WarningCollector(sender), f);
    (result, receiver.try_iter().collect())
}

/// A subscriber that sends the messages of warnings and errors to a channel.
struct WarningCollector(Sender<String>);

impl Subscriber for WarningCollector {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN && metadata.is_event()
    }

    fn event(&self, event: &Event<'_>) {
        let mut visitor = MessageVisitor(String::new());
        event.record(&mut visitor);
        // The receiver outlives the subscriber.
        let _ = self.0.send(visitor.0);
    }

    // Spans are disabled, so the methods about them aren't called.
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// Reads the message of an event, without its other fields.
struct MessageVisitor(String);

impl Visit for MessageVisitor {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        if field.name() == "message" {
            // Writing to a string doesn't fail.
            let _ = write!(self.0, "{value:?}");
        }
    }
}
