use std::cell::Cell;
use std::rc::Rc;
use std::thread;

fn in_background(work: impl FnOnce() + Send + 'static) {
    thread::spawn(work);
}

fn main() {
    let is_stopped = Rc::new(Cell::new(false));
    let flag = is_stopped.clone();
    in_background(move || while !flag.get() {});
    is_stopped.set(true);
}
