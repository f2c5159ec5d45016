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

/// Calls what the copy of a small function would.
fn walk() {
    let _frame = enter(&WALK);
    record(0, || "c6".to_owned());
    step(1, 3, What::Called, &[0]);
    record(1, || "c5".to_owned());
    step(20, 4, What::Ran, &[1]);
    record(2, || "c3".to_owned());
    step(41, 5, What::Ran, &[2]);
    record(1, || "c4".to_owned());
    step(61, 6, What::Ran, &[1]);
    returned(70, 7, &[1], || "Some(c4)".to_owned());
}

fn moment(step: usize) -> Moment {
    run(&["walk"], step, None, walk).1.moment
}

#[test]
fn a_sentence_says_what_has_changed() {
    let sentences: Vec<_> = (0..5).map(|step| moment(step).sentence).collect();
    let said = [
        "Line 3: `walk` is called: `square` is c6.",
        "Line 4: `end` is c5.",
        "Line 5: `end` is c3.",
        "Line 6: `end` is now c4.",
        "Line 7: `walk` returns c4: `end` is c4.",
    ];
    assert_eq!(sentences, said);
}

#[test]
fn a_name_means_the_innermost_of_its_variables() {
    let variables = |step| {
        let all = moment(step).variables.into_iter();
        all.map(|(_, value, _)| value).collect::<Vec<_>>()
    };
    assert_eq!(variables(0), ["c6"]);
    assert_eq!(variables(1), ["c6", "c5"]);
    assert_eq!(variables(2), ["c6", "c3"]);
    assert_eq!(variables(3), ["c6", "c4"]);
}
