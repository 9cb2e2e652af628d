#pragma once

#include "app/gui/charts/series_style.h"

#include <qcustomplot.h>

namespace lockstep::gui {

/// Bars with a hatch over their fill. The hatch is drawn as lines because some SVG viewers ignore pattern
/// brushes.
class SeriesBars : public QCPBars {
public:
    SeriesBars(QCPAxis* keys, QCPAxis* values, BarHatch hatch, const QColor& ink);

protected:
    void draw(QCPPainter* painter) override;

private:
    BarHatch hatch_;
    QColor ink_;
};

} // namespace lockstep::gui
