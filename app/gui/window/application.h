#pragma once

#include "core/base/error.h"

#include <QApplication>

namespace lockstep::gui {

/// The edge of the event loop: an exception that leaves the handling of an event ends that handling alone.
class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// Emitted when the loop comes round again, not from within what has failed.
    void failed(const lockstep::Error& error);

private:
    void report(const Error& error);
};

} // namespace lockstep::gui
