#pragma once

#include "app/gui/workspace/task.h"
#include "core/whatif/other_hardware.h"

#include <QObject>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// A hardware model, and the figures of the launch on it.
struct TriedHardware {
    HardwareChoice choice;
    std::optional<HardwareFigures> figures; ///< empty until it was counted, and if it cannot be
    bool is_impossible = false;             ///< whether the recording cannot be counted for this hardware
};

/// Counts a launch for other hardware, one model after the other, in another thread.
class HardwareSearch : public QObject {
    Q_OBJECT
public:
    explicit HardwareSearch(QObject* parent = nullptr);

    /// Counts the launch for all hardware_choices(). Does nothing if they are being counted, or are known.
    void start(std::shared_ptr<const Session> session, std::size_t launch);
    void cancel();
    [[nodiscard]] const std::vector<TriedHardware>& tried() const { return tried_; }
    [[nodiscard]] bool is_counting() const { return next_ < tried_.size(); }

signals:
    void counted(); ///< emitted after each model

private:
    void count_next();
    void take();

    std::shared_ptr<const Session> session_;
    std::size_t launch_ = 0;
    std::vector<TriedHardware> tried_;
    std::size_t next_ = 0;               ///< index of the model that is being counted
    Task<Result<HardwareFigures>> task_; ///< the last member, because its destructor waits
};

} // namespace lockstep::gui
