#pragma once

#include "core/kernel/value_type.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Returns, for each byte of a buffer of structs, the type of the scalar that the kernel wrote there; `bytes` where no
/// scalar starts. Padding has no defined value, so it is not included. Neither is what an assignment of a whole struct
/// wrote, because members of a private struct may not have a value:
///
///     body b;  b.mass = 1;
///     o[g].mass = b.mass;      included
///     o[g] = b;                not included, because b.speed has no value
///
/// Nor are pointers included, and integers of type ulong, which recordings do not distinguish from pointers.
///
/// Reads the whole log of the launch. The result is empty if the log cannot be read. `argument`: the index of the
/// kernel argument.
[[nodiscard]] std::vector<Scalar> written_scalars(const Trace& trace, std::uint32_t argument);

} // namespace lockstep
