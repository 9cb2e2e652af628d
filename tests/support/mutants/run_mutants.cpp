#include "tests/support/mutants/run_mutants.h"

#include "tests/support/mutants/mutate.h"
#include "tests/support/mutants/process_figures.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>
#include <optional>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace lockstep::test {
namespace {

constexpr unsigned longest_wait = 120; // seconds until an alarm ends the worker of a mutant

/// A worker's message about a mutant, sent through its pipe before and after the mutant runs.
struct Note {
    std::uint64_t number = 0;
    std::uint8_t is_done = 0;
    double seconds = 0;
    std::uint64_t bytes = 0;
    std::array<char, 96> text{}; ///< the last stage reached; for an exception, "threw: ..."
};

std::string answer_of(const Bytes& file, const Painter& paint) {
    try {
        return through_all_stages(file, paint);
    } catch (const std::exception& thrown) {
        return std::string("threw: ") + thrown.what();
    }
}

void send(int pipe, const Note& note) {
    if (write(pipe, &note, sizeof note) != sizeof note) {
        _exit(2); // the parent no longer reads the pipe
    }
}

void work(const MutantPlan& plan, std::uint64_t first, std::uint64_t end, int pipe) {
    const Painter paint = plan.make_painter ? plan.make_painter() : Painter();
    for (std::uint64_t number = first; number < end; ++number) {
        Note note{.number = number};
        send(pipe, note);
        const Bytes file = mutant(plan.seeds, number);
        forget_peak_memory();
        alarm(longest_wait);
        const double start = processor_seconds();
        const std::string answer = answer_of(file, paint);
        note.seconds = processor_seconds() - start;
        note.bytes = peak_memory();
        note.is_done = 1;
        std::snprintf(note.text.data(), note.text.size(), "%s", answer.c_str());
        send(pipe, note);
    }
}

class Run {
public:
    Run(const MutantPlan& plan, const std::function<void(const MutantFigures&)>& progress)
        : plan_(plan), progress_(progress), next_(plan.first) {}

    MutantFigures figures() {
        while (next_ < plan_.end || !again_.empty() || !workers_.empty()) {
            while (workers_.size() < plan_.jobs && (next_ < plan_.end || !again_.empty())) {
                start();
            }
            gather(workers_.front());
            workers_.erase(workers_.begin());
            if (progress_) {
                progress_(figures_);
            }
        }
        return figures_;
    }

private:
    struct Worker {
        pid_t process = 0;
        int pipe = -1;
        std::uint64_t end = 0;
    };

    void start() {
        auto [first, end] = std::pair(next_, std::min(plan_.end, next_ + plan_.batch));
        if (!again_.empty()) {
            std::tie(first, end) = again_.back();
            again_.pop_back();
        } else {
            next_ = end;
        }
        std::array<int, 2> pipe{};
        if (::pipe(pipe.data()) != 0) {
            throw std::runtime_error("no pipe");
        }
        std::fflush(nullptr);
        const pid_t process = fork();
        if (process == 0) {
            close(pipe[0]);
            work(plan_, first, end, pipe[1]);
            std::fflush(nullptr);
            _exit(0);
        }
        close(pipe[1]);
        workers_.push_back({process, pipe[0], end});
    }

    /// Reads a worker's messages until the worker ends. If it crashed, another worker runs the rest of its
    /// batch.
    void gather(const Worker& worker) {
        Note note;
        std::optional<std::uint64_t> open;
        while (read(worker.pipe, &note, sizeof note) == sizeof note) {
            open = note.is_done != 0 ? std::nullopt : std::optional(note.number);
            if (note.is_done != 0) {
                add(note);
            }
        }
        close(worker.pipe);
        int status = 0;
        waitpid(worker.process, &status, 0);
        if (open) {
            ++figures_.run;
            figures_.bad.push_back({*open, WIFSIGNALED(status)
                                               ? "signal " + std::to_string(WTERMSIG(status))
                                               : "exit " + std::to_string(WEXITSTATUS(status))});
            if (*open + 1 < worker.end) {
                again_.emplace_back(*open + 1, worker.end);
            }
        }
    }

    void add(const Note& note) {
        const std::string text = note.text.data();
        ++figures_.run;
        ++figures_.came_to[text.substr(0, text.find(':'))];
        if (text.starts_with("threw")) {
            figures_.bad.push_back({note.number, text});
        }
        if (note.seconds > plan_.most_seconds) {
            figures_.bad.push_back({note.number, std::to_string(note.seconds) + " s"});
        }
        if (note.bytes > plan_.most_bytes) {
            figures_.bad.push_back({note.number, std::to_string(note.bytes >> 20) + " MiB"});
        }
        if (note.seconds > figures_.longest_seconds) {
            std::tie(figures_.longest_seconds, figures_.longest) = std::pair(note.seconds, note.number);
        }
        if (note.bytes > figures_.most_bytes) {
            std::tie(figures_.most_bytes, figures_.largest) = std::pair(note.bytes, note.number);
        }
    }

    const MutantPlan& plan_;
    const std::function<void(const MutantFigures&)>& progress_;
    std::uint64_t next_;
    /// Ranges of mutants that were not run, because the worker crashed.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> again_;
    std::vector<Worker> workers_; ///< running workers, oldest first
    MutantFigures figures_;
};

} // namespace

MutantFigures run_mutants(const MutantPlan& plan, const std::function<void(const MutantFigures&)>& progress) {
    return Run(plan, progress).figures();
}

} // namespace lockstep::test
