#include "core/run/turns.h"

#include "core/facts/timing.h"

#include <chrono>

namespace lockstep {
namespace {

constexpr std::size_t warm_up_rounds = 3;
constexpr std::size_t fewest_rounds = 25;
constexpr std::size_t most_rounds = 61;
constexpr std::chrono::seconds enough_time{1};

/// The measured times of one kernel, and those of the empty kernel that runs after it.
struct Runs {
    std::vector<std::uint64_t> own_ns;
    std::vector<std::uint64_t> empty_ns;
};

class Turns {
public:
    Turns(const Device& device, std::span<PlainKernel* const> kernels)
        : kernels_(kernels), empty_(device), runs_(kernels.size()) {}

    void round() {
        for (std::size_t i = 0; i < kernels_.size(); ++i) {
            const std::size_t turn = backwards_ ? kernels_.size() - 1 - i : i;
            runs_[turn].own_ns.push_back(kernels_[turn]->run());
            runs_[turn].empty_ns.push_back(empty_.run(kernels_[turn]->range()));
        }
        backwards_ = !backwards_;
    }

    void forget() { runs_.assign(kernels_.size(), {}); }

    [[nodiscard]] std::vector<Timing> timings() const {
        std::vector<Timing> all;
        for (const Runs& runs : runs_) {
            all.push_back(summarise(runs.own_ns));
            all.back().empty_launch_ns = summarise(runs.empty_ns).q1_ns;
        }
        return all;
    }

private:
    std::span<PlainKernel* const> kernels_;
    EmptyKernel empty_;
    std::vector<Runs> runs_;
    bool backwards_ = false;
};

/// Runs all rounds. Errors: cancelled. Throws cl::Error.
Result<std::vector<Timing>> take_turns(Turns& turns, PlainLimit& limit, const ProgressSink& progress) {
    auto begin = std::chrono::steady_clock::now();
    for (std::size_t round = 0; round < warm_up_rounds + most_rounds; ++round) {
        if (round == warm_up_rounds) {
            turns.forget();
            begin = std::chrono::steady_clock::now();
        }
        const auto passed = std::chrono::steady_clock::now() - begin;
        if (round >= warm_up_rounds + fewest_rounds && passed > enough_time) {
            break;
        }
        if (progress && !progress({Stage::time, round, warm_up_rounds + most_rounds})) {
            return Error{.code = ErrorCode::cancelled};
        }
        limit.begin();
        turns.round();
    }
    return turns.timings();
}

} // namespace

Result<std::vector<Timing>> time_in_turn(const Device& device, std::span<PlainKernel* const> kernels,
                                         PlainLimit& limit, const ProgressSink& progress) {
    try {
        Turns turns(device, kernels);
        return take_turns(turns, limit, progress);
    } catch (const cl::Error& error) {
        return driver_error(error, device.info);
    }
}

} // namespace lockstep
