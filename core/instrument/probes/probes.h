#pragma once

#include <string>

namespace lockstep {

/// The OpenCL C 1.2 text in front of every instrumented program: the context that travels through the calls
/// as `lk_self`, the probes, and what the NDRange's functions say where a launch runs a part of it. With
/// -DLK_VALUES the moved values are logged too; with -DLK_QUADS words are written four at a time; with -DLK_SPILL
/// what a work-item logs beyond its place is kept in a room that all share. With -DLK_PLAIN nothing is observed.
[[nodiscard]] std::string probes_text();

} // namespace lockstep
