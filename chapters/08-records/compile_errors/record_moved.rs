fn main() {
    let parser = &mut (records::Record::default(), 1);
    let record = parser.0;
}
