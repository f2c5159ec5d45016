//! Three lines of GTP, and what an answer to them looks like.

use engine::GtpLine;

fn main() {
    for text in ["genmove w", "12 play b f5 # good", "# nothing"] {
        match GtpLine::parse(text) {
            Some(line) => {
                let said = line.answered(Ok("d6".to_string()));
                println!("{:7} {:?} {said:?}", line.name, line.arguments);
            }
            None => println!("no command"),
        }
    }
}
