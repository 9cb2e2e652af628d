#include "app/gui/exporting/exported_run.h"

#include "app/gui/exporting/picture.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>
#include <utility>

namespace lockstep::gui {
namespace {

struct RunFiles {
    Q_DECLARE_TR_FUNCTIONS(RunFiles)
};

constexpr qsizetype longest_name = 60;

} // namespace

ExportedRun::ExportedRun(const GroupView& view, ViewPlace shown)
    : session_(view.session), steps_(view.tick_count()), shown_(std::move(shown)) {}

QString ExportedRun::title() const {
    return RunFiles::tr("Whole run");
}

QString ExportedRun::name() const {
    static const QRegularExpression others(QStringLiteral("[^A-Za-z0-9_-]+"));
    const std::string what = shown_.runs.empty() ? std::string() : shown_.runs.front().what;
    const QString name = QFileInfo(QString::fromStdString(what)).completeBaseName();
    const QString plain = QString(name).replace(others, QStringLiteral("-")).left(longest_name);
    return plain.isEmpty() ? QStringLiteral("run") : plain;
}

QString ExportedRun::contents(const ExportKind& kind) const {
    switch (kind.writer) {
    case ExportWriter::player:
        return RunFiles::tr(
            "A web page that plays the steps of this work-group in every view. A browser opens it "
            "offline, without Lockstep. It is at most 5 MB.");
    case ExportWriter::report:
        return RunFiles::tr(
            "A report about the run: the verdict and its cause, the figures, the most expensive "
            "step, the source with its counts, findings and advice.");
    case ExportWriter::trace:
        return RunFiles::tr(
            "The modelled timeline of all launches, for the Perfetto viewer (ui.perfetto.dev).");
    default:
        return kind.name == std::string_view("events")
                   ? RunFiles::tr("A table of all events of all work-items. It can be large.")
                   : RunFiles::tr(
                         "A table of all warp steps: which lanes were active, and what each step cost.");
    }
}

std::vector<QSizeF> ExportedRun::sheets(const ExportChoice&) {
    return {};
}

QImage ExportedRun::image(const ExportChoice&, std::size_t, double) {
    return {};
}

Result<QByteArray> ExportedRun::bytes(const ExportChoice& choice) {
    return not_a_picture_file(choice.format.toStdString());
}

std::vector<MeantColour> ExportedRun::colours(const ExportChoice&) {
    return {};
}

Provenance ExportedRun::made() const {
    return provenance(*session_, shown_);
}

} // namespace lockstep::gui
