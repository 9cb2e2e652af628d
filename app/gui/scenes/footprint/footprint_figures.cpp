#include "app/gui/scenes/footprint/footprint_figures.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

struct FootprintWords {
    Q_DECLARE_TR_FUNCTIONS(FootprintWords)
};

using Figure = FootprintFigure;

/// A column of rows, each with a name and a number.
class Column {
public:
    Column(Scene& scene, QPointF at) : scene_(scene), at_(at) {}

    void add_head(const QString& text) {
        scene_.shapes.push_back(
            text_label({at_.x(), at_.y(), footprint_figures_width, 24}, text, FontRole::body_strong));
        at_.ry() += 24;
    }
    void add_headline(const QString& value, Figure figure) {
        Label headline =
            text_label({at_.x(), at_.y(), footprint_figures_width, 44}, value, FontRole::headline);
        headline.id = id_of(figure);
        scene_.shapes.push_back(filled(headline.rect, Role::none, headline.id));
        scene_.shapes.push_back(headline);
        at_.ry() += 46;
    }
    void add_words(const QString& text) {
        at_.setY(add_paragraph(scene_, at_, footprint_figures_width, text) + 6);
    }
    void add_row(const QString& name, const QString& value, Figure figure) {
        constexpr double height = 26;
        const QRectF row(at_.x(), at_.y(), footprint_figures_width, height);
        scene_.shapes.push_back(filled(row, Role::none, id_of(figure)));
        const double room = text_width(FontRole::body_strong, value) + 2;
        scene_.shapes.push_back(elided_label(row.adjusted(0, 0, -room - 8, 0), name));
        Label number = text_label(row.adjusted(row.width() - room, 0, 0, 0), value, FontRole::body_strong,
                                  Role::text, Qt::AlignRight | Qt::AlignVCenter);
        number.id = id_of(figure);
        scene_.shapes.push_back(number);
        at_.ry() += height;
        scene_.shapes.push_back(
            straight({row.left(), at_.y() - 0.5}, {row.right(), at_.y() - 0.5}, Role::grid));
    }
    void add_gap() { at_.ry() += 10; }
    [[nodiscard]] double bottom() const { return at_.y(); }

private:
    Scene& scene_;
    QPointF at_;
};

void add_launch(Column& column, const FootprintParts& parts) {
    if (const auto& tiles = parts.overlap.tiles) {
        column.add_head(FootprintWords::tr("Halo of a full group"));
        column.add_headline(fine_share_text(tiles->halo()), Figure::halo);
        column.add_words(FootprintWords::tr("Group %1 reads %2 elements for its own tile of %3.")
                             .arg(tiles->group)
                             .arg(count_text(tiles->footprint), count_text(tiles->own)));
        column.add_row(FootprintWords::tr("redundant work"), fine_share_text(tiles->redundant_work()),
                       Figure::redundant);
    } else {
        column.add_head(FootprintWords::tr("No halo"));
        column.add_words(
            FootprintWords::tr("These groups have no tiles, because a group does not read the elements that "
                               "it writes or because the input and the output differ in size."));
    }
    column.add_row(FootprintWords::tr("bytes re-read, all groups"), count_text(parts.overlap.reread_bytes()),
                   Figure::reread);
    const auto input = std::ranges::find(parts.overlap.reads, parts.all.input, &ObjectReads::object);
    if (parts.overlap.reads.size() > 1 && input != parts.overlap.reads.end()) {
        column.add_row(
            FootprintWords::tr("bytes re-read in %1").arg(QString::fromStdString(parts.input().name)),
            count_text(input->reread_bytes), Figure::input_reread);
    }
}

/// Returns the number of elements that this group and at least one other group read.
std::uint64_t shared_elements(const FootprintParts& parts) {
    std::uint64_t shared = 0;
    for (const ElementRange& range : parts.one.reads) {
        for (std::uint64_t element = range.first; element < range.end; ++element) {
            shared += parts.all.readers[element] > 1 ? 1 : 0;
        }
    }
    return shared;
}

void add_group(Column& column, const FootprintParts& parts) {
    const std::uint64_t read = count_of(parts.one.reads);
    const std::uint64_t own = count_of(parts.one.writes);
    column.add_head(FootprintWords::tr("Group %1").arg(parts.group));
    column.add_row(FootprintWords::tr("footprint, elements"), count_text(read), Figure::footprint);
    if (own > 0) {
        column.add_row(FootprintWords::tr("own tile, elements"), count_text(own), Figure::own);
        const Tiles here{.own = own, .footprint = read};
        column.add_row(FootprintWords::tr("halo"), fine_share_text(here.halo()), Figure::group_halo);
        column.add_row(FootprintWords::tr("helper work-items"), count_text(parts.one.use.helpers),
                       Figure::helpers);
    } else {
        column.add_row(FootprintWords::tr("elements written"), count_text(parts.one.results),
                       Figure::results);
    }
    column.add_row(FootprintWords::tr("also read by other groups"), count_text(shared_elements(parts)),
                   Figure::shared);
    const double loads =
        static_cast<double>(parts.one.use.loads) / static_cast<double>(std::max<std::uint64_t>(1, read));
    column.add_row(FootprintWords::tr("loads per element read"), number_text(loads, 1), Figure::loads);
}

} // namespace

SceneId id_of(FootprintFigure figure) {
    return FootprintMark{figure};
}

double add_footprint_figures(Scene& scene, const FootprintParts& parts, QPointF at) {
    Column column(scene, at);
    add_launch(column, parts);
    column.add_gap();
    add_group(column, parts);
    return column.bottom();
}

QString footprint_tooltip(const GroupView&, const Cursor&, const Scene&, const Pointed& pointed) {
    if (const auto* element = std::get_if<ElementCell>(&pointed.id)) {
        return FootprintWords::tr("element %1 is read by %Ln group(s) (counted from the trace)", nullptr,
                                  static_cast<int>(element->readers))
            .arg(element->element);
    }
    const auto* mark = std::get_if<FootprintMark>(&pointed.id);
    if (mark == nullptr) {
        return {};
    }
    switch (mark->figure) {
    case Figure::halo:
    case Figure::group_halo:
        return FootprintWords::tr(
            "Halo = (footprint − own tile) / own tile, counted from the trace. The full "
            "group is the one that writes the most results.");
    case Figure::own:
        return FootprintWords::tr("Elements of the output that this group writes.");
    case Figure::footprint:
        return FootprintWords::tr("Distinct elements of the input that this group reads.");
    case Figure::loads:
        return FootprintWords::tr("Loads of the input / distinct elements of the input that are read.");
    case Figure::redundant:
    case Figure::helpers:
        return FootprintWords::tr("Redundant work = helper work-items / work-items. A helper reads the input "
                                  "and writes no result.");
    case Figure::reread:
    case Figure::input_reread:
        return FootprintWords::tr("Bytes that more than one group reads. Each byte is counted once per group "
                                  "that reads it, not counting the first group.");
    case Figure::shared:
        return FootprintWords::tr("Elements of this group's footprint that other groups read as well.");
    case Figure::results:
        return FootprintWords::tr("Elements of global memory and images that this group writes.");
    }
    return {};
}

} // namespace lockstep::gui
