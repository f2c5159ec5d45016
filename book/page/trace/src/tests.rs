use super::*;

static WALK: Function = Function {
    name: "walk",
    file: "02/src/walk.rs",
    is_closure: false,
    slots: &[
        Slot {
            name: "square",
            start: 0,
            end: 90,
        },
        Slot {
            name: "end",
            start: 20,
            end: 90,
        },
        Slot {
            name: "end",
            start: 40,
            end: 60,
        },
    ],
};

/// Makes the calls of an instrumented function.
fn walk() {
    let _frame = enter(&WALK);
    record(0, || "c6".to_owned());
    step(1, 3, Event::Called, &[0]);
    record(1, || "c5".to_owned());
    step(20, 4, Event::Ran, &[1]);
    record(2, || "c3".to_owned());
    step(41, 5, Event::Ran, &[2]);
    record(1, || "c4".to_owned());
    step(61, 6, Event::Ran, &[1]);
    returned(70, 7, &[1], || "Some(c4)".to_owned());
}

fn snapshot(step: usize) -> Snapshot {
    let ((), run) = run(&["walk"], step, None, walk);
    run.snapshot
}

#[test]
fn sentences_describe_changes() {
    let sentences: Vec<_> = (0..5).map(|step| snapshot(step).sentence).collect();
    let expected = [
        "Line 3: `walk` is called: `square` is c6.",
        "Line 4: `end` is c5.",
        "Line 5: `end` is c3.",
        "Line 6: `end` is now c4.",
        "Line 7: `walk` returns c4: `end` is c4.",
    ];
    assert_eq!(sentences, expected);
}

#[test]
fn inner_variable_hides_outer_one_of_same_name() {
    let variables = |step| {
        snapshot(step)
            .variables
            .into_iter()
            .map(|(_, value, _)| value)
            .collect::<Vec<_>>()
    };
    assert_eq!(variables(0), ["c6"]);
    assert_eq!(variables(1), ["c6", "c5"]);
    assert_eq!(variables(2), ["c6", "c3"]);
    assert_eq!(variables(3), ["c6", "c4"]);
}
