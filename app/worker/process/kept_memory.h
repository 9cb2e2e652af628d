#pragma once

namespace lockstep {

/// Makes the C library keep freed memory for the next allocation instead of returning it to the system, and share one
/// pool of memory between all threads. A compiler allocates and frees some hundred megabytes in small blocks per
/// kernel; every page that is returned in between costs a page fault later. Call before any thread starts.
void keep_freed_memory();

} // namespace lockstep
