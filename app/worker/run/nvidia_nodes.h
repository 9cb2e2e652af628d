#pragma once

namespace lockstep {

/// Has NVIDIA's helper make the device files that its driver lacks: the driver asks it only when it is first used after a
/// start of the system, and a confined process gets no new privileges, which the helper needs. Does nothing where the
/// helper is not installed or the files are there.
void make_nvidia_nodes();

} // namespace lockstep
