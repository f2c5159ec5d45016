//! Nothing but the features that its manifest asks for.
