#include "app/gui/window/exports/long_export.h"

#include "app/gui/exporting/picture.h"
#include "app/gui/exporting/render_line.h"
#include "app/gui/exporting/shown_place.h"
#include "app/gui/player/player.h"
#include "app/gui/reporting/report_file.h"
#include "app/gui/theme/language.h"
#include "core/base/guarded.h"
#include "core/report/perfetto.h"
#include "core/report/tables.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int looks_every_ms = 100;
constexpr qint64 events_every_ms = 30;

std::optional<std::uint64_t> step_or_none(std::uint64_t step) {
    return step > 0 ? std::optional(step) : std::nullopt;
}

ProgressSink sink_of(const LongSink& progress) {
    return [progress](const Progress& at) { return progress(at.done, at.total); };
}

/// Returns the place that an export shows. A race of runs that no link can name has a place without runs.
ViewPlace place_of_long(const LongExport& wanted) {
    const auto place = place_of_export(*wanted.what, wanted.choice);
    return place ? *place
                 : ViewPlace{.view = wanted.what->name().toStdString(),
                             .theme = theme_option(wanted.choice.theme.name()).toStdString()};
}

/// Does the work, unless it was cancelled before.
Status done_by(const LongWork& work, const LongSink& progress) {
    return progress(0, 0) ? work(progress) : Status(Error{.code = ErrorCode::cancelled});
}

LongWork film_work(const LongExport& wanted) {
    return [session = wanted.what->session(), request = animation_of(wanted)](const LongSink& progress) {
        return request ? write_animation(
                             session, *request,
                             [&progress](const FramesDone& at) { return progress(at.done, at.total); })
                       : Status(request.error());
    };
}

LongWork player_work(const LongExport& wanted) {
    const ExportChoice& choice = wanted.choice;
    const auto by = frame_step(choice.steps.by.toStdString());
    const PlayerRequest request{.session = wanted.what->session(),
                                .place = place_of_long(wanted),
                                .by = by ? *by : FrameStep(),
                                .from = step_or_none(choice.steps.from),
                                .to = step_or_none(choice.steps.to),
                                .title = choice.frame.title,
                                .subtitle = choice.frame.caption,
                                .others = wanted.what->others()};
    return [request, path = wanted.path](const LongSink& progress) {
        const auto written = write_player(request, path, sink_of(progress));
        return written ? Status() : Status(written.error());
    };
}

LongWork report_work(const LongExport& wanted) {
    const ViewPlace place = place_of_export(*wanted.what, wanted.choice).value_or(ViewPlace());
    const PlaceRun run = place.runs.empty() ? PlaceRun() : place.runs.front();
    const ReportRequest request{.runs = {{wanted.what->session(), run}}, .sweep = nullptr, .place = place};
    return [request, path = wanted.path](const LongSink& progress) {
        return write_report(request, path, sink_of(progress));
    };
}

} // namespace

Result<AnimationRequest> animation_of(const LongExport& wanted) {
    const ExportChoice& choice = wanted.choice;
    const auto by = frame_step(choice.steps.by.toStdString());
    if (!by) {
        return by.error();
    }
    const ExportKind* const kind = export_kind_named(choice.format);
    const bool is_folder = kind != nullptr && *kind->ending == '\0';
    return AnimationRequest{
        .film = {.place = place_of_long(wanted),
                 .by = *by,
                 .from = step_or_none(choice.steps.from),
                 .to = step_or_none(choice.steps.to),
                 .scale = static_cast<double>(choice.scale),
                 .frame = choice.frame,
                 .has_narration = choice.has_narration,
                 .others = wanted.what->others()},
        .rate = {.per_1000_s = static_cast<std::uint32_t>(std::lround(choice.steps.per_second * 1000))},
        .file = is_folder ? wanted.path / "" : wanted.path,
        .made = wanted.what->made()};
}

LongWork work_of(const LongExport& wanted) {
    const ExportKind* const kind = export_kind_named(wanted.choice.format);
    const std::shared_ptr<const Session> session = wanted.what->session();
    const std::filesystem::path path = wanted.path;
    switch (kind == nullptr ? ExportWriter::still : kind->writer) {
    case ExportWriter::film:
        return film_work(wanted);
    case ExportWriter::player:
        return player_work(wanted);
    case ExportWriter::report:
        return report_work(wanted);
    case ExportWriter::trace:
        return [session, path](const LongSink& progress) {
            return write_perfetto(*session, {}, path, sink_of(progress));
        };
    case ExportWriter::table:
        return [session, path, kind](const LongSink& progress) {
            return write_table(*session, kind->name, path, sink_of(progress));
        };
    case ExportWriter::still:
    case ExportWriter::data:
        break;
    }
    return [path](const LongSink&) { return Status(not_a_picture_file(path)); };
}

bool has_words_of_window(const ExportChoice& choice) {
    return (choice.language.isEmpty() || choice.language.toStdString() == catalogue_language()) &&
           (choice.vocabulary.isEmpty() || choice.vocabulary.toStdString() == vocabulary_name());
}

LongExportWriter::LongExportWriter(QObject* parent)
    : QObject(parent), there_(this, &LongExportWriter::finish_there) {
    looks_.setInterval(looks_every_ms);
    connect(&looks_, &QTimer::timeout, this, &LongExportWriter::tell);
}

void LongExportWriter::start(LongExport wanted) {
    wanted_ = std::move(wanted);
    is_running_ = true;
    is_cancelled_ = false;
    done_ = 0;
    total_ = 0;
    last_total_ = 0;
    clock_.start();
    looks_.start();
    tell();
    const ExportWriter writer = export_kind_named(wanted_.choice.format)->writer;
    const bool needs_language = writer == ExportWriter::player || writer == ExportWriter::report ||
                                (writer == ExportWriter::film && !has_words_of_window(wanted_.choice));
    // queued, so that the dialog shows the progress first
    QMetaObject::invokeMethod(this,
                              needs_language ? &LongExportWriter::write_here : &LongExportWriter::write_there,
                              Qt::QueuedConnection);
}

void LongExportWriter::cancel() {
    is_cancelled_ = true;
}

void LongExportWriter::write_there() {
    there_.start([this, work = work_of(wanted_)](const IsWanted& is_wanted) {
        return done_by(work, [this, &is_wanted](std::uint64_t done, std::uint64_t total) {
            done_ = done;
            total_ = total;
            return is_wanted() && !is_cancelled_;
        });
    });
}

/// Writes in this thread. The window handles its events meanwhile, in its own words.
void LongExportWriter::write_here() {
    const QString language = wanted_.choice.language;
    const QString vocabulary = wanted_.choice.vocabulary;
    std::optional<OtherWords> words;
    words.emplace(language, vocabulary);
    QElapsedTimer events;
    events.start();
    const Status written = guarded([&] {
        return done_by(work_of(wanted_), [&](std::uint64_t done, std::uint64_t total) {
            done_ = done;
            total_ = total;
            if (events.elapsed() >= events_every_ms) {
                words.reset();
                QCoreApplication::processEvents();
                words.emplace(language, vocabulary);
                events.restart();
            }
            return !is_cancelled_;
        });
    });
    words.reset();
    finish(written);
}

void LongExportWriter::finish_there() {
    finish(there_.take());
}

void LongExportWriter::finish(const Status& written) {
    looks_.stop();
    is_running_ = false;
    emit ended(written);
}

void LongExportWriter::tell() {
    const std::uint64_t total = total_;
    const std::uint64_t done = std::min<std::uint64_t>(done_, total);
    if (total != last_total_) {
        last_total_ = total;
        clock_.restart();
    }
    if (total == 0) {
        emit stepped(-1, 0);
        return;
    }
    const double share = static_cast<double>(done) / static_cast<double>(total);
    constexpr double least_share = 0.03; // before, an estimate would be wrong
    const double spent = static_cast<double>(clock_.elapsed()) / 1000;
    emit stepped(static_cast<int>(1000 * share), share < least_share ? 0 : spent * (1 - share) / share);
}

} // namespace lockstep::gui
