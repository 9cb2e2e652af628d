#pragma once

#include "app/gui/guide/guide_pages.h"
#include "app/gui/theme/theme.h"

#include <QTextBrowser>

namespace lockstep::gui {

/// Shows a page of the guide. Its links lead to other pages, or to places in runs:
///
///     [Banks](banks.md)                              another page
///     [text](lockstep:reduction/compacted#step=20)   a place (see app/common/place/place_text.h)
///     ![caption](../pictures/banks.png)              a picture, enlarged like the text, as wide as the page at most
///
/// All other links and pictures of the page are ignored, so that a page loads nothing from elsewhere.
class GuideBrowser : public QTextBrowser {
    Q_OBJECT
public:
    explicit GuideBrowser(QString folder, QWidget* parent = nullptr);

    void show_page(const GuidePage& page);
    void set_theme(const Theme& theme);

signals:
    void page_wanted(const QString& id);
    void place_wanted(const QString& place);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void follow(const QUrl& link);
    void fill();
    void style_document();
    [[nodiscard]] int room() const;

    const QString folder_;
    GuidePage page_;
    Theme theme_;
    int filled_room_ = 0; ///< width for which the pictures were scaled
};

} // namespace lockstep::gui
