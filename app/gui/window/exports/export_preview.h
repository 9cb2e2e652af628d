#pragma once

#include "app/gui/animation/animation.h"
#include "app/gui/exporting/exported.h"
#include "app/gui/workspace/task.h"

#include <QTimer>
#include <QWidget>
#include <memory>

class QLabel;

namespace lockstep::gui {

/// Shows an export as its file will look, its size, and whether its colours can be told apart without colour vision.
/// It is drawn again shortly after the last change, so that typing stays fast. The size of an animation is estimated in
/// another thread.
class ExportPreview : public QWidget {
    Q_OBJECT
public:
    explicit ExportPreview(QWidget* parent = nullptr);

    /// Shows the export with these options soon.
    void show_soon(std::shared_ptr<Exported> what, const ExportChoice& choice);
    /// Stops the estimate, and waits until it has stopped.
    void stop();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show_now();
    void show_pages(const std::vector<QSizeF>& sheets);
    void show_facts(const std::vector<QSizeF>& sheets);
    void show_check();
    /// Says what the file contains, instead of a picture.
    void show_contents(const QString& text);
    void begin_estimate();
    void finish_estimate();

    std::shared_ptr<Exported> what_;
    ExportChoice choice_;
    QLabel* const picture_;
    QLabel* const facts_;
    QLabel* const check_;
    QTimer soon_;
    Task<Result<AnimationEstimate>> estimate_; ///< last, because its destructor waits
};

} // namespace lockstep::gui
