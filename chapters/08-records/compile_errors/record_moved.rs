struct Parser {
    record: records::Record,
}

fn end_game(parser: &mut Parser) -> records::Record {
    parser.record
}

fn main() {}
