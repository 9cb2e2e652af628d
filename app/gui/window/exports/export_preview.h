#pragma once

#include "app/gui/exporting/exported.h"

#include <QTimer>
#include <QWidget>
#include <memory>

class QLabel;

namespace lockstep::gui {

/// Shows an export as its file will look, its size, and whether its colours can be told apart without colour vision.
/// It is drawn again shortly after the last change, so that typing stays fast.
class ExportPreview : public QWidget {
    Q_OBJECT
public:
    explicit ExportPreview(QWidget* parent = nullptr);

    /// Shows the export with these options soon.
    void show_soon(std::shared_ptr<Exported> what, const ExportChoice& choice);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void show_now();
    void show_pages(const std::vector<QSizeF>& sheets);
    void show_facts(const std::vector<QSizeF>& sheets);
    void show_check();

    std::shared_ptr<Exported> what_;
    ExportChoice choice_;
    QLabel* const picture_;
    QLabel* const facts_;
    QLabel* const check_;
    QTimer soon_;
};

} // namespace lockstep::gui
