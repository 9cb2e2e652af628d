#include "app/gui/lessons/lesson_list_view.h"

#include "app/gui/theme/language.h"
#include "app/lessons/lesson_bundle.h"
#include "app/lessons/lesson_list.h"
#include "app/lessons/lesson_words.h"

#include <QListWidget>
#include <QVBoxLayout>

namespace lockstep::gui {
namespace {

constexpr int lesson_file_role = Qt::UserRole;

/// Returns the text of a lesson in the list: its title, and in another line its length and progress.
QString lesson_row_text(const Lesson& lesson, const Learner& learner) {
    const auto minutes = static_cast<int>(lesson.minutes);
    const std::size_t done = learner.done(lesson.key);
    const std::size_t pages = lesson.pages.size();
    const QString state = done == 0       ? LessonListView::tr("%Ln minute(s)", nullptr, minutes)
                          : done == pages ? QStringLiteral("\u2713 ") + LessonListView::tr("All pages done")
                                          : LessonListView::tr("%1 of %2 pages done").arg(done).arg(pages);
    return QString::fromStdString(lesson.title) + QLatin1Char('\n') + state;
}

} // namespace

LessonListView::LessonListView(LessonDesk& desk, QWidget* parent)
    : QWidget(parent), desk_(desk), list_(new QListWidget) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(list_);
    list_->setObjectName(QStringLiteral("lessons"));
    list_->setAccessibleName(tr("Lessons"));
    list_->setWordWrap(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusProxy(list_);
    const auto open = [this](const QListWidgetItem* item) {
        if (const QString file = item->data(lesson_file_role).toString(); !file.isEmpty()) {
            emit lesson_wanted(file);
        }
    };
    connect(list_, &QListWidget::itemActivated, this, open); // Enter, and a double click
    connect(list_, &QListWidget::itemClicked, this, open);
}

void LessonListView::show_lessons() {
    list_->clear();
    if (!desk_.bundle.folder.empty()) {
        auto* const heading = new QListWidgetItem(tr("From %1").arg(desk_.bundle.name), list_);
        heading->setFlags(Qt::NoItemFlags);
        add_lessons(bundle_lessons(desk_.bundle.folder, catalogue_language()));
        auto* const others = new QListWidgetItem(tr("Other lessons"), list_);
        others->setFlags(Qt::NoItemFlags);
    }
    add_lessons(all_lesson_files(catalogue_language()));
}

void LessonListView::add_lessons(const std::vector<std::filesystem::path>& files) {
    for (const std::filesystem::path& file : files) {
        const auto reading = read_lesson_file(file);
        if (!reading || reading->lesson.pages.empty()) {
            continue; // "lockstep-cli lesson check" says what is wrong with it
        }
        const Lesson lesson = in_words(reading->lesson, shown_vocabulary());
        auto* item = new QListWidgetItem(lesson_row_text(lesson, desk_.learner), list_);
        item->setData(lesson_file_role, QString::fromStdString(file.string()));
        item->setToolTip(QString::fromStdString(lesson.goal));
    }
}

} // namespace lockstep::gui
