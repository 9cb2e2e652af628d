#include "app/layer/captured_argument.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <thread>

namespace lockstep {
namespace {

/// Host buffers that the driver fills asynchronously, and the events that signal completion. If completion
/// was not observed, the buffers are leaked on purpose, because the driver may still write to them.
class Pending {
public:
    explicit Pending(const Driver& driver) : driver_(driver) {}
    Pending(const Pending&) = delete;
    Pending& operator=(const Pending&) = delete;
    ~Pending() {
        for (cl_event event : events_) {
            driver_.clReleaseEvent(event);
        }
        if (!is_done_) {
            static_cast<void>(contents_.release());
        }
    }

    std::vector<std::byte>& add(std::uint64_t bytes) { return contents_->emplace_back(bytes); }
    void add(cl_event event) { events_.push_back(event); }
    [[nodiscard]] std::span<const cl_event> events() const { return events_; }
    [[nodiscard]] std::vector<std::vector<std::byte>>& done() {
        is_done_ = true;
        return *contents_;
    }

private:
    const Driver& driver_;
    std::unique_ptr<std::vector<std::vector<std::byte>>> contents_ =
        std::make_unique<std::vector<std::vector<std::byte>>>();
    std::vector<cl_event> events_;
    bool is_done_ = false;
};

const cl_event* list_of(std::span<const cl_event> events) {
    return events.empty() ? nullptr : events.data(); // OpenCL does not accept an empty list
}

cl_uint count_of(std::span<const cl_event> events) {
    return static_cast<cl_uint>(events.size());
}

} // namespace

void MemoryReader::read(std::vector<CapturedArgument>& arguments, std::span<const cl_event> waits,
                        std::uint64_t seconds) const {
    using Clock = std::chrono::steady_clock;
    Pending pending(driver_);
    for (const CapturedArgument& argument : arguments) {
        if (argument.memory != nullptr) {
            pending.add(begin(argument, pending.add(argument.bytes).data(), waits));
        }
    }
    must(driver_.clFlush(queue_), "clFlush");
    const auto begun = Clock::now();
    while (!are_done(pending.events())) {
        if (Clock::now() - begun > std::chrono::seconds(seconds)) {
            throw Refusal("the events that it waits for did not complete within " + std::to_string(seconds) +
                          " s; LOCKSTEP_LAYER_WAIT sets how long to wait");
        }
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    auto content = pending.done().begin();
    for (CapturedArgument& argument : arguments) {
        if (argument.memory != nullptr) {
            argument.content = std::move(*content++);
        }
    }
}

cl_event MemoryReader::begin(const CapturedArgument& argument, std::byte* to,
                             std::span<const cl_event> waits) const {
    cl_event event = nullptr;
    if (argument.sim.image) {
        const std::array<std::size_t, 3> origin = {0, 0, 0};
        const std::array<std::size_t, 3> region = {argument.sim.image->width, argument.sim.image->height,
                                                   argument.sim.image->depth};
        must(driver_.clEnqueueReadImage(queue_, argument.memory, CL_FALSE, origin.data(), region.data(), 0, 0,
                                        to, count_of(waits), list_of(waits), &event),
             "clEnqueueReadImage");
        return event;
    }
    const cl_int code = driver_.clEnqueueReadBuffer(queue_, argument.memory, CL_FALSE, 0, argument.bytes, to,
                                                    count_of(waits), list_of(waits), &event);
    if (code == CL_INVALID_OPERATION) { // the program created the buffer so that the host cannot read it
        return begin_by_a_copy(argument, to, waits);
    }
    must(code, "clEnqueueReadBuffer");
    return event;
}

cl_event MemoryReader::begin_by_a_copy(const CapturedArgument& argument, std::byte* to,
                                       std::span<const cl_event> waits) const {
    const auto context = asked<cl_context>(driver_.clGetCommandQueueInfo, queue_, CL_QUEUE_CONTEXT);
    cl_int code = CL_SUCCESS;
    // Released at the end of the function, but the driver keeps it until its commands have finished.
    const std::unique_ptr<std::remove_pointer_t<cl_mem>, cl_int(CL_API_CALL*)(cl_mem)> copy(
        driver_.clCreateBuffer(context, CL_MEM_READ_WRITE, argument.bytes, nullptr, &code),
        driver_.clReleaseMemObject);
    must(code, "clCreateBuffer");
    cl_event copied = nullptr;
    must(driver_.clEnqueueCopyBuffer(queue_, argument.memory, copy.get(), 0, 0, argument.bytes,
                                     count_of(waits), list_of(waits), &copied),
         "clEnqueueCopyBuffer");
    cl_event event = nullptr;
    code =
        driver_.clEnqueueReadBuffer(queue_, copy.get(), CL_FALSE, 0, argument.bytes, to, 1, &copied, &event);
    driver_.clReleaseEvent(copied);
    must(code, "clEnqueueReadBuffer");
    return event;
}

bool MemoryReader::are_done(std::span<const cl_event> events) const {
    return std::ranges::all_of(events, [this](cl_event event) {
        const auto state = asked<cl_int>(driver_.clGetEventInfo, event, CL_EVENT_COMMAND_EXECUTION_STATUS);
        must(std::min(state, cl_int{CL_COMPLETE}), "an earlier command");
        return state == CL_COMPLETE;
    });
}

} // namespace lockstep
