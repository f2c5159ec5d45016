use bitboards::BitPosition;
use patterns::{Learner, Patterns, SMALL, Sample};

/// Returns the error on one sample after `steps` steps with this rate.
fn error_after(rate: f32, steps: usize) -> f64 {
    let position = BitPosition {
        own: 0x0000_0010_1c08_0000,
        opponent: 0x0000_000c_0010_1800,
    };
    let sample = Sample {
        position,
        label: 10.0,
    };
    let mut learner = Learner::new(Patterns::new(SMALL).unwrap(), 2, rate);
    for _ in 0..steps {
        learner.learn(&sample);
    }
    learner.error(&[sample])
}

#[test]
fn negative_rate_increases_the_error() {
    assert!(error_after(0.05, 20) < 10.0);
    assert!(error_after(-0.05, 20) > 10.0);
}

#[test]
fn large_rate_diverges() {
    assert!(error_after(5.0, 20) > 1000.0);
}
