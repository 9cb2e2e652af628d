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

/// Clears the upper halves of the processor's vector registers (AVX), if it has them, because some of Qt's
/// painting code leaves them in use. Until they are cleared, some processors (for example AMD's with AVX-512)
/// take up to four times as long for ordinary arithmetic, which is compiled to SSE instructions.
void clear_upper_halves();

} // namespace lockstep::gui
