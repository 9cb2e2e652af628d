#pragma once

#include "app/gui/workspace/task.h"
#include "app/gui/workspace/trial/tried_array.h"

#include <QObject>
#include <map>
#include <memory>
#include <optional>

namespace lockstep::gui {

struct SharedCycles;

/// Counts the layouts of an array, and simulates those that are wanted, in other threads:
///
///     start(wish) -> counted() -> simulate(layout) -> simulated()
class TrialSearch : public QObject {
    Q_OBJECT
public:
    explicit TrialSearch(QObject* parent = nullptr);
    ~TrialSearch() override;

    /// Counts all layouts of an array. Does nothing if they are being counted; if they are known, emits
    /// counted() at once.
    void start(const TrialWish& wish);
    void cancel();
    [[nodiscard]] bool is_counting() const { return counting_.is_running(); }
    /// Returns the array that was counted last; null until then, and while another launch is counted.
    [[nodiscard]] const std::shared_ptr<const TriedArray>& tried() const { return tried_; }

    /// Simulates the launch with this layout of the counted array, unless its cycles are known. Replaces the
    /// layout that is being simulated.
    void simulate(LayoutChoice choice);
    [[nodiscard]] bool is_simulating() const { return simulating_.is_running(); }
    /// Returns the modelled cycles of the launch with this layout; empty if they are not known yet, or if the
    /// kernel does not fit on a multiprocessor.
    [[nodiscard]] std::optional<std::uint64_t> cycles(LayoutChoice choice) const;

signals:
    void counted();
    void simulated();
    void failed(const lockstep::Error& error); ///< emitted instead of one of the others

private:
    using Counted = Result<std::shared_ptr<const TriedArray>>;
    using Simulated = Result<std::optional<std::uint64_t>>;
    void take_counted();
    void take_simulated();

    std::optional<TrialWish> wish_;
    std::shared_ptr<const TriedArray> tried_;
    std::shared_ptr<SharedCycles> shared_;
    std::map<LayoutChoice, std::optional<std::uint64_t>> cycles_;
    LayoutChoice simulated_;
    Task<Simulated> simulating_; ///< the last members, because their destructors wait
    Task<Counted> counting_;
};

} // namespace lockstep::gui
