#pragma once

#include "core/kernel/value_type.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Returns, for each of the first `size` bytes of a buffer of structs, the type of the scalar that the kernel wrote
/// there; `bytes` where no scalar starts. Padding is not included, because it has no defined value. Scalars that are
/// written by an assignment of a whole struct are not included either, because some members of the source may be
/// uninitialised:
///
///     body b;  b.mass = 1;
///     o[g].mass = b.mass;      included
///     o[g] = b;                not included, because b.speed is uninitialised
///
/// Pointers are not included, because addresses may differ between runs. Integers of type ulong are not included,
/// because recordings do not distinguish them from pointers.
///
/// Reads the whole log of the launch. The result is empty if the log cannot be read. `argument`: the index of the
/// kernel argument. `size`: the size of the contents; the buffer of a damaged recording may claim another size.
[[nodiscard]] std::vector<Scalar> written_scalars(const Trace& trace, std::uint32_t argument,
                                                  std::size_t size);

} // namespace lockstep
