#pragma once

#include "app/gui/workspace/desk.h"
#include "core/base/error.h"

#include <QMessageBox>
#include <QObject>
#include <QPointer>
#include <string>
#include <vector>

class QWidget;

namespace lockstep::gui {

/// Asks whether files outside a launch's folder may be read, and remembers the answer until another launch is
/// opened.
class FilesQuestion : public QObject {
    Q_OBJECT
public:
    explicit FilesQuestion(OwnKernel& kernel) : kernel_(kernel) {}

    /// Returns the files and folders that the user allowed; see RunSpec::readable.
    [[nodiscard]] const std::vector<std::string>& allowed() const { return kernel_.allowed; }
    /// Call when another launch is opened: drops the answers and closes an open question.
    void forget();
    /// Call after an ErrorCode::files_outside. `name` is the name of the launch. Files that the user refused
    /// are asked about again only after ask_again(). At most one question, the newest, is open.
    void ask(QWidget* window, const QString& name, const Error& outside);
    void ask_again() { kernel_.refused.clear(); }

signals:
    void agreed();
    void refused(const lockstep::Error& outside);

private:
    void answer(const Error& outside, bool is_yes);

    OwnKernel& kernel_;
    std::string asked_; ///< the list of files in the open question
    QPointer<QMessageBox> box_;
};

} // namespace lockstep::gui
