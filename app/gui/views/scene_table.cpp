#include "app/gui/views/scene_table.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

bool has_id(const SceneId& id) {
    return !is<std::monostate>(id) && !is<LegendPart>(id);
}

/// Collects the cells of a scene, in painting order.
class Collector {
public:
    explicit Collector(const Scene& scene) : scene_(scene) {}

    std::vector<SceneCell> cells() {
        for (const Shape& shape : scene_.shapes) {
            if (const auto* box = std::get_if<Box>(&shape); box != nullptr && has_id(box->id)) {
                add(box->id, box->rect, {});
            } else if (const auto* label = std::get_if<Label>(&shape);
                       label != nullptr && !label->text.isEmpty()) {
                add_label(*label);
            }
        }
        return std::move(cells_);
    }

private:
    /// A label without an id belongs to what is drawn below its middle.
    void add_label(const Label& label) {
        const SceneId below =
            has_id(label.id) ? label.id : hit(scene_, label.rect.center()).value_or(SceneId());
        add(is<PictureArea>(below) ? SceneId() : below, label.rect, label.text);
    }

    void add(const SceneId& id, const QRectF& rect, const QString& text) {
        const auto known = has_id(id) ? std::ranges::find(cells_, id, &SceneCell::id) : cells_.end();
        if (known == cells_.end()) {
            if (cells_.size() < most_scene_cells) {
                cells_.push_back({rect, text, id});
            }
            return;
        }
        if (!text.isEmpty()) {
            known->text += known->text.isEmpty() ? text : QLatin1Char(' ') + text;
        }
    }

    const Scene& scene_;
    std::vector<SceneCell> cells_;
};

std::vector<std::vector<SceneCell>> rows_of(std::vector<SceneCell> cells) {
    std::ranges::stable_sort(cells, {}, [](const SceneCell& cell) { return cell.rect.center().y(); });
    std::vector<std::vector<SceneCell>> rows;
    for (SceneCell& cell : cells) {
        if (rows.empty() || cell.rect.center().y() >= rows.back().front().rect.bottom()) {
            rows.emplace_back();
        }
        rows.back().push_back(std::move(cell));
    }
    for (auto& row : rows) {
        std::ranges::stable_sort(row, {}, [](const SceneCell& cell) { return cell.rect.left(); });
    }
    return rows;
}

} // namespace

std::size_t SceneTable::index_of(const SceneId& id) const {
    return static_cast<std::size_t>(std::ranges::find(cells, id, &SceneCell::id) - cells.begin());
}

SceneTable scene_table(const Scene& scene) {
    SceneTable table;
    const auto rows = rows_of(Collector(scene).cells());
    for (const auto& row : rows) {
        table.columns = std::max(table.columns, row.size());
    }
    for (const auto& row : rows) {
        table.cells.insert(table.cells.end(), row.begin(), row.end());
        table.cells.resize(table.cells.size() + table.columns - row.size());
    }
    return table;
}

} // namespace lockstep::gui
