#include "app/gui/panels/source/compiler_messages.h"

#include "app/gui/panels/message_area.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace lockstep::gui {

std::vector<SourceProblem> problems_in(const Error& error, const QString& file) {
    static const QRegularExpression form(
        QStringLiteral("^([^\n]*):([0-9]+):[0-9]+: (?:fatal )?error: ([^\n]*)$"),
        QRegularExpression::MultilineOption);
    std::vector<SourceProblem> problems;
    for (auto all = form.globalMatch(QString::fromStdString(error.detail)); all.hasNext();) {
        const QRegularExpressionMatch one = all.next();
        if (QFileInfo(one.captured(1)).fileName() == file) {
            problems.push_back({one.captured(2).toUInt(), one.captured(3)});
        }
    }
    const QString place = QFileInfo(QString::fromStdString(error.place.file)).fileName();
    if (problems.empty() && error.place.line != 0 && place == file) {
        problems.push_back({error.place.line, error_text(error)});
    }
    return problems;
}

} // namespace lockstep::gui
