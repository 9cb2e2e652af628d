#pragma once

namespace lockstep {

/// The far end of an ssh connection: answers the requests of a Lockstep on another machine, which arrive as frames
/// on standard input (see app/worker/remote/frames.h), until the connection is closed or nothing arrives for some
/// time. Each request is answered by a worker process of this program. Leaves no file behind. Returns the exit code.
int serve();

} // namespace lockstep
