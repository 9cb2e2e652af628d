#pragma once

#include "core/base/error.h"

#include <QApplication>

namespace lockstep::gui {

/// The exception boundary of the event loop: an exception in an event handler ends only that handler.
class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// Emitted from the event loop, not from within the failed handler.
    void failed(const lockstep::Error& error);

private:
    void report(const Error& error);
};

} // namespace lockstep::gui
