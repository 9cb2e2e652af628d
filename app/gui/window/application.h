#pragma once

#include "core/base/error.h"

#include <QApplication>

namespace lockstep::gui {

/// Catches exceptions of event handlers in the event loop: an exception ends only the handler that threw it.
class Application : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    /// Emitted from the event loop, after the failed handler has been left.
    void failed(const lockstep::Error& error);

private:
    void report(const Error& error);
};

} // namespace lockstep::gui
