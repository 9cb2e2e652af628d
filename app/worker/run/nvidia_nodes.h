#pragma once

namespace lockstep {

/// Runs NVIDIA's helper program, which creates missing device files. The driver runs it at its first use
/// after a system start, but it needs privileges that a confined process cannot get. Does nothing if the
/// helper is not installed or the device files exist.
void make_nvidia_nodes();

} // namespace lockstep
