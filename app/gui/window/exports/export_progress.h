#pragma once

#include "core/base/error.h"

#include <QWidget>

class QLabel;
class QProgressBar;

namespace lockstep::gui {

/// Shows the progress of an export that takes long, and how it ended if there is no file.
class ExportProgress : public QWidget {
    Q_OBJECT
public:
    explicit ExportProgress(QWidget* parent = nullptr);

    /// `share`: thousandths that are done, or -1 if unknown; `seconds_left`: 0 if unknown.
    void show_share(int share, double seconds_left);
    /// Says why there is no file.
    void show_end(const Error& error);

private:
    QLabel* const text_;
    QProgressBar* const bar_;
};

} // namespace lockstep::gui
