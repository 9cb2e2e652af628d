#include "core/run/concurrent.h"

#include "core/base/threads.h"
#include "core/run/driver/device.h"
#include "core/run/driver/program.h"
#include "core/run/launch_buffers.h"
#include "core/run/plain_run.h"

#include <algorithm>
#include <iterator>
#include <list>

namespace lockstep {
namespace {

// The queues and threads that submit the launches, for each ConcurrencyMode:
//
//     one queue          thread 0: queue 0 [ launch 0 | launch 1 | launch 2 ... ]
//     several queues     thread 0: queue 0 [ launch 0 | launch 2 ... ]  queue 1 [ launch 1 | launch 3 ... ]
//     several threads    thread 0: queue 0 [ launch 0 | launch 2 ... ]
//                        thread 1: queue 1 [ launch 1 | launch 3 ... ]  in another context

/// A launch with its buffers and kernel, ready to be enqueued.
struct ReadyLaunch {
    ReadyLaunch(const Device& device, const Launch& what, std::size_t its_number, const cl::Program& program)
        : launch(what), number(its_number), buffers(device, what), kernel(program, what.kernel.c_str()) {
        buffers.set_plain_arguments(kernel);
    }

    const Launch& launch;
    std::size_t number;
    LaunchBuffers buffers;
    cl::Kernel kernel;
    cl::Event event;
};

/// A command queue with the launches that it executes.
class LaunchQueue {
public:
    LaunchQueue(Device device, std::uint32_t number, std::uint32_t thread)
        : device_(std::move(device)), number_(number), thread_(thread) {}

    /// Creates the buffers and the kernel of a launch in the context of this queue. `number` is the index of
    /// the launch. Errors: driver_build_failed. Throws cl::Error.
    Status add(const Launch& launch, std::size_t number, Instrumenter& instrumenter) {
        if (launches_.empty() || launch.options != launches_.back().launch.options ||
            launch.source.text != launches_.back().launch.source.text) {
            Result<PlainProgram> built = build_plain(device_, instrumenter, launch, {});
            if (!built) {
                return built.error();
            }
            program_ = built->program;
        }
        launches_.emplace_back(device_, launch, number, program_);
        return {};
    }

    void enqueue() {
        for (ReadyLaunch& ready : launches_) {
            const NdRange& range = ready.launch.range;
            device_.queue.enqueueNDRangeKernel(ready.kernel, cl::NullRange, nd_range(range, range.global),
                                               nd_range(range, range.local), nullptr, &ready.event);
        }
        device_.queue.flush();
    }

    void finish() { device_.queue.finish(); }

    void add_times(std::vector<LaunchTimes>& times) const {
        for (const ReadyLaunch& ready : launches_) {
            times[ready.number] = {ready.number,
                                   number_,
                                   thread_,
                                   ready.event.getProfilingInfo<CL_PROFILING_COMMAND_QUEUED>(),
                                   ready.event.getProfilingInfo<CL_PROFILING_COMMAND_SUBMIT>(),
                                   ready.event.getProfilingInfo<CL_PROFILING_COMMAND_START>(),
                                   ready.event.getProfilingInfo<CL_PROFILING_COMMAND_END>()};
        }
    }

private:
    Device device_;
    std::uint32_t number_;
    std::uint32_t thread_;
    cl::Program program_;
    std::list<ReadyLaunch> launches_; // std::list, because elements refer to themselves and must not move
};

using Queues = std::list<LaunchQueue>;

Result<Queues> make_queues(const std::string& name, Instrumenter& instrumenter,
                           const std::vector<Launch>& launches, const ConcurrencyPlan& plan) {
    Result<Device> device = open_device(name);
    if (!device) {
        return device.error();
    }
    const std::uint32_t wanted = plan.mode == ConcurrencyMode::one_queue ? 1 : std::max(1U, plan.queues);
    const bool threads = plan.mode == ConcurrencyMode::several_threads;
    Queues queues;
    for (std::uint32_t i = 0; i < wanted && i < launches.size(); ++i) {
        if (i > 0 && threads) {
            device = in_new_context(*device);
        } else if (i > 0) {
            device->queue = cl::CommandQueue(device->context, device->device, CL_QUEUE_PROFILING_ENABLE);
        }
        LaunchQueue& queue = queues.emplace_back(*device, i, threads ? i : 0);
        for (std::size_t launch = i; launch < launches.size(); launch += wanted) {
            if (Status status = queue.add(launches[launch], launch, instrumenter); !status) {
                return status.error();
            }
        }
    }
    return queues;
}

void run_in_one_thread(Queues& queues) {
    std::ranges::for_each(queues, &LaunchQueue::enqueue);
    std::ranges::for_each(queues, &LaunchQueue::finish);
}

/// Runs every queue in a separate thread. All threads start at the same time. Rethrows the error of the first
/// thread that failed.
void in_threads_of_their_own(Queues& queues) {
    in_threads(queues.size(), [&queues](std::size_t number) {
        LaunchQueue& queue = *std::next(queues.begin(), static_cast<std::ptrdiff_t>(number));
        queue.enqueue();
        queue.finish();
    });
}

} // namespace

Result<std::vector<LaunchTimes>> run_concurrently(const std::string& device, Instrumenter& instrumenter,
                                                  const std::vector<Launch>& launches,
                                                  const ConcurrencyPlan& plan) {
    try {
        Result<Queues> queues = make_queues(device, instrumenter, launches, plan);
        if (!queues) {
            return queues.error();
        }
        run_in_one_thread(*queues);
        plan.mode == ConcurrencyMode::several_threads ? in_threads_of_their_own(*queues)
                                                      : run_in_one_thread(*queues);
        std::vector<LaunchTimes> times(launches.size());
        for (const LaunchQueue& queue : *queues) {
            queue.add_times(times);
        }
        const std::uint64_t begin = std::ranges::min(times, {}, &LaunchTimes::queued_ns).queued_ns;
        for (LaunchTimes& launch : times) {
            for (auto* time : {&launch.queued_ns, &launch.submitted_ns, &launch.start_ns, &launch.end_ns}) {
                *time -= begin;
            }
        }
        return times;
    } catch (const cl::Error& error) {
        return driver_error(error, {});
    }
}

} // namespace lockstep
