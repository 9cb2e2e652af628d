// Numbers and shapes that are typed and run before the control lost the focus.
#include "app/gui/panels/parameters_panel.h"
#include "core/experiments/catalogue.h"

#include <QLineEdit>
#include <QSpinBox>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

TEST(TypedParameters, a_number_counts_when_the_values_are_asked_for) {
    ParameterInfo size;
    size.name = "size";
    size.default_value = "256";
    size.least = 1;
    size.most = 1 << 20;
    ParametersPanel panel;
    panel.show_parameters({size});
    auto* spin = panel.findChild<QSpinBox*>();
    ASSERT_NE(spin, nullptr);
    spin->findChild<QLineEdit*>()->setText("65537");
    EXPECT_EQ(panel.values().at("size"), "65537");
    spin->findChild<QLineEdit*>()->setText("");
    EXPECT_EQ(panel.values().at("size"), "65537") << "what is no number changes nothing";
}

} // namespace
} // namespace lockstep::gui
