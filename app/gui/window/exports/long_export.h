#pragma once

#include "app/gui/animation/animation.h"
#include "app/gui/exporting/exported.h"
#include "app/gui/workspace/task.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

namespace lockstep::gui {

/// A file that takes long to write: an animation, a player, a report, a trace or a table.
struct LongExport {
    std::shared_ptr<const Exported> what;
    ExportChoice choice;
    std::filesystem::path path; ///< a sequence of pictures is a folder with this name
};

/// Receives the progress of a long export; `total` is 0 while it is unknown. If it returns false, the export stops, leaves
/// nothing behind, and returns ErrorCode::cancelled.
using LongSink = std::function<bool(std::uint64_t done, std::uint64_t total)>;

/// Writes a file. Errors: those of the writers.
using LongWork = std::function<Status(const LongSink&)>;
/// Returns the work of an export, which writes what the command of the export writes. Call it in the window's thread.
[[nodiscard]] LongWork work_of(const LongExport& wanted);

/// Returns the animation of an export whose format is one. Errors: value_not_allowed.
[[nodiscard]] Result<AnimationRequest> animation_of(const LongExport& wanted);

/// Returns whether the texts of an export are those of the window. Only then, other threads may draw it.
[[nodiscard]] bool has_words_of_window(const ExportChoice& choice);

/// Writes one long export at a time. Players, reports and exports in another language are written in the window's thread,
/// because they need its language; the window stays alive meanwhile. All others are written in another thread.
class LongExportWriter : public QObject {
    Q_OBJECT
public:
    explicit LongExportWriter(QObject* parent = nullptr);

    void start(LongExport wanted);
    /// Stops the export. It ends with ErrorCode::cancelled.
    void cancel();
    [[nodiscard]] bool is_running() const { return is_running_; }
    [[nodiscard]] const LongExport& current() const { return wanted_; }

signals:
    /// Emitted regularly. `share`: thousandths that are done, or -1 if unknown; `seconds_left`: 0 if unknown.
    void stepped(int share, double seconds_left);
    void ended(const lockstep::Status& written);

private:
    void write_here();
    void write_there();
    void finish_there();
    void finish(const Status& written);
    void tell();

    LongExport wanted_;
    bool is_running_ = false;
    std::atomic<bool> is_cancelled_ = false;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<std::uint64_t> total_ = 0;
    QElapsedTimer clock_; ///< since the current stage began
    std::uint64_t last_total_ = 0;
    QTimer looks_;
    Task<Status> there_; ///< last, because its destructor waits
};

} // namespace lockstep::gui
