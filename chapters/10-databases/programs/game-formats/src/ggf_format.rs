use board::Disc;
use end_of_game::Position;
use records::{History, Problem, Record, RecordError, format_position};
use whole_games::Ply;

/// Formats games in GGF, one a line, with explicit passes. GGF holds only the
/// difference of a result.
///
/// # Errors
///
/// Returns an error at the first illegal game.
pub fn format_ggf(records: &[Record]) -> Result<String, RecordError> {
    let mut text = String::new();
    for (number, record) in (1..).zip(records) {
        text += &format_game(record)
            .map_err(|problem| RecordError::Game(number, problem))?;
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
        escape(&record.place),
        escape(&record.date),
        escape(&record.black),
        escape(&record.white),
        format_start(&record.start),
        format_turns(record)?,
    ))
}

/// Escapes closing brackets, which would end the value, and backslashes.
fn escape(text: &Option<String>) -> String {
    let text = text.as_deref().unwrap_or_default();
    text.replace('\\', r"\\").replace(']', r"\]")
}

/// Formats a position: the size of the board, its rows, and the color to move.
fn format_start(start: &Position) -> String {
    let line = format_position(start).replace('X', "*");
    let (squares, to_move) = line.split_at(64);
    let rows: Vec<_> = (0..8).map(|row| &squares[row * 8..][..8]).collect();
    format!("8 {}{to_move}", rows.join(" "))
}

/// Formats the turns, such as `B[F5]W[D6]`, with explicit passes.
fn format_turns(record: &Record) -> Result<String, Problem> {
    let history = History::follow(record.start, &record.plies)?;
    let mut text = String::new();
    let mut expected = record.start.to_move;
    for (position, square) in history.steps() {
        if position.to_move != expected {
            text += &format!("{}[PA]", initial(expected));
        }
        let name = square.to_string().to_uppercase();
        text += &format!("{}[{name}]", initial(position.to_move));
        expected = position.to_move.opponent();
    }
    if record.plies.last() == Some(&Ply::Pass) {
        text += &format!("{}[PA]", initial(expected));
    }
    Ok(text)
}

fn initial(disc: Disc) -> char {
    match disc {
        Disc::Black => 'B',
        Disc::White => 'W',
    }
}
