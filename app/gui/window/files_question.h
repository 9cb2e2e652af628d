#pragma once

#include "core/base/error.h"

#include <QObject>
#include <string>
#include <vector>

class QWidget;

namespace lockstep::gui {

/// Asks whether files outside a launch's folder may be read, and remembers the answer for as long as the launch is open.
class FilesQuestion : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Files and folders that may be read, see RunSpec::readable.
    [[nodiscard]] const std::vector<std::string>& allowed() const { return allowed_; }
    /// Another launch is opened.
    void forget();
    /// Of an ErrorCode::files_outside. `name` is the launch's. What was refused once is not asked again.
    void ask(QWidget* window, const QString& name, const Error& outside);

signals:
    void agreed();
    void refused(const lockstep::Error& outside);

private:
    std::vector<std::string> allowed_;
    std::string refused_; ///< the list that was refused last
};

} // namespace lockstep::gui
