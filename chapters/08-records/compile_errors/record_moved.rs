fn main() {
    let builder = &mut records::RecordBuilder::default();
    let record = builder.record;
}
