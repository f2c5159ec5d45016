use records::{Record, RecordBuilder};

fn end_game(builder: &mut RecordBuilder, games: &mut Vec<Record>) {
    games.push(builder.record);
}

fn main() {
    end_game(&mut RecordBuilder::default(), &mut Vec::new());
}
