#pragma once

#include "app/common/place/place_keys.h"

namespace lockstep {

/// Returns the names of views, pictures, links and swizzles that the window shows. Themes, languages and vocabularies
/// are empty, which allows any name: the window adds its own.
[[nodiscard]] const PlaceNames& known_names();

} // namespace lockstep
