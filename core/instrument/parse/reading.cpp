#include "core/instrument/parse/reading.h"

#include "core/instrument/parse/clang_headers.h"

#include <llvm/Support/ErrorHandling.h>
#include <mutex>
#include <new>
#include <utility>

namespace lockstep::reading {
namespace {

/// The progress of the only kernel that this process reads.
struct State {
    std::mutex mutex;
    Place place;
    std::function<void(const Place&)> excess;
};

State& state() {
    static State only;
    return only;
}

/// Counts the tokens and macro expansions of one preprocessor run.
class Meter {
public:
    explicit Meter(const clang::Preprocessor& preprocessor) : sources_(preprocessor.getSourceManager()) {}

    void take(const clang::Token& token) {
        if (token.isAtStartOfLine()) {
            note(token.getLocation());
        }
        count(tokens_, most_tokens);
    }

    void expand(const clang::Token& name) {
        if (name.getLocation().isFileID()) { // not inside the expansion of another macro
            note(name.getLocation());
        }
        count(expansions_, most_expansions);
    }

private:
    void note(clang::SourceLocation location) {
        const clang::PresumedLoc at_line = sources_.getPresumedLoc(sources_.getExpansionLoc(location));
        if (at_line.isValid()) {
            at({at_line.getFilename(), at_line.getLine(), at_line.getColumn()});
        }
    }

    static void count(std::size_t& made, std::size_t most) {
        if (++made == most + 1 && state().excess) {
            state().excess(reached());
        }
    }

    const clang::SourceManager& sources_;
    std::size_t tokens_ = 0;
    std::size_t expansions_ = 0;
};

class Expansions : public clang::PPCallbacks {
public:
    explicit Expansions(std::shared_ptr<Meter> meter) : meter_(std::move(meter)) {}

    void MacroExpands(const clang::Token& name, const clang::MacroDefinition&, clang::SourceRange,
                      const clang::MacroArgs*) override {
        meter_->expand(name);
    }

private:
    std::shared_ptr<Meter> meter_;
};

} // namespace

void at(Place place) {
    const std::lock_guard lock(state().mutex);
    state().place = std::move(place);
}

Place reached() {
    const std::lock_guard lock(state().mutex);
    return state().place;
}

void on_excess(std::function<void(const Place&)> excess) {
    state().excess = std::move(excess);
}

void on_no_memory(void (*no_memory)()) {
    static void (*known)() = nullptr;
    known = no_memory;
    std::set_new_handler(no_memory);
    llvm::remove_bad_alloc_error_handler();
    if (no_memory != nullptr) {
        llvm::install_bad_alloc_error_handler([](void*, const char*, bool) { known(); });
    }
}

void follow(clang::Preprocessor& preprocessor) {
    const auto meter = std::make_shared<Meter>(preprocessor);
    preprocessor.addPPCallbacks(std::make_unique<Expansions>(meter));
    preprocessor.setTokenWatcher([meter](const clang::Token& token) { meter->take(token); });
}

} // namespace lockstep::reading
