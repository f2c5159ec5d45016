//! Tests of the built book in Chromium and Firefox. They stop browsers and their children
//! by process groups, which only Unix has.
#![cfg(unix)]

mod accessibility;
mod board;
mod browser;
mod commands;
mod companion;
mod content_security_policy;
mod engine;
mod every_page;
mod fallbacks;
mod firefox;
mod games;
mod hosts;
mod html;
mod live_boards;
mod local_storage;
mod numbers;
mod phone;
mod position_strip;
mod print;
mod reduced_motion;
mod search;
mod site;
mod steps;
mod training;
mod widget;
mod windows;
