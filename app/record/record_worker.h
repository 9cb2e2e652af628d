#pragma once

namespace lockstep {

/// The worker process of lockstep-record: reads one request from stdin, and replies on a separate descriptor,
/// like lockstep-worker (see app/worker/protocol.h). It records packed runs, so it needs no other program of
/// Lockstep. Returns the exit code.
int run_record_worker();

} // namespace lockstep
