use board::Disc;
use end_of_game::Position;
use records::{History, Problem, Record, RecordError, format_position};
use whole_games::Ply;

/// Writes games in GGF, one a line, with every pass. Of a result it keeps the
/// difference. Fails at the first game that breaks a rule.
pub fn format_ggf(records: &[Record]) -> Result<String, RecordError> {
    let mut text = String::new();
    for (before, record) in records.iter().enumerate() {
        let game = format_game(record)
            .map_err(|problem| RecordError::Game(before + 1, problem))?;
        text += &game;
    }
    Ok(text)
}

fn format_game(record: &Record) -> Result<String, Problem> {
    let result = match &record.result {
        Some(score) => {
            let difference = score.black as i64 - score.white as i64;
            format!("{difference:+}.000")
        }
        None => "?".to_string(),
    };
    Ok(format!(
        "(;GM[Othello]PC[{}]DT[{}]PB[{}]PW[{}]RE[{result}]TY[8]BO[{}]{};)\n",
        escaped(&record.place),
        escaped(&record.date),
        escaped(&record.black),
        escaped(&record.white),
        format_start(&record.start),
        format_turns(record)?,
    ))
}

/// The text as a value: a bracket that is part of it does not end it.
fn escaped(text: &Option<String>) -> String {
    let text = text.as_deref().unwrap_or_default();
    text.replace('\\', r"\\").replace(']', r"\]")
}

/// Writes a board: its size, its rows, and the color to move.
fn format_start(start: &Position) -> String {
    let line = format_position(start).replace('X', "*");
    let rows: Vec<_> = (0..8).map(|row| &line[row * 8..][..8]).collect();
    format!("8 {}{}", rows.join(" "), &line[64..])
}

/// Writes the turns, such as `B[F5]W[D6]`.
fn format_turns(record: &Record) -> Result<String, Problem> {
    let history = History::follow(record.start, &record.plies)?;
    let mut text = String::new();
    let mut next = record.start.to_move;
    for (position, square) in history.steps() {
        if position.to_move != next {
            text += &format!("{}[PA]", initial(next));
        }
        let name = square.to_string().to_uppercase();
        text += &format!("{}[{name}]", initial(position.to_move));
        next = position.to_move.opponent();
    }
    if record.plies.last() == Some(&Ply::Pass) {
        text += &format!("{}[PA]", initial(next));
    }
    Ok(text)
}

fn initial(disc: Disc) -> char {
    match disc {
        Disc::Black => 'B',
        Disc::White => 'W',
    }
}
