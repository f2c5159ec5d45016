use std::cell::Cell;
use std::rc::Rc;
use std::thread;

fn main() {
    let is_stopped = Rc::new(Cell::new(false));
    let flag = is_stopped.clone();
    thread::spawn(move || {
        while !flag.get() {}
    });
    is_stopped.set(true);
}
