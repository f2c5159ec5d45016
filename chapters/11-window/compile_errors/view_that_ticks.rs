use ratatui::Frame;
use window::State;

fn view(frame: &mut Frame, state: &State) {
    state.turn_next_disc();
    frame.render_widget(state.notice(), frame.area());
}

fn main() {}
