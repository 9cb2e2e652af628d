#include "app/words/picture_words.h"

#include "app/words/translatable.h"

namespace lockstep {

const char* why_no_picture_words(WhyNoPicture why) {
    switch (why) {
    case WhyNoPicture::no_local_memory:
        return QT_TRANSLATE_NOOP("WhyNoPicture", "This kernel uses no local memory.");
    case WhyNoPicture::no_local_array:
        return QT_TRANSLATE_NOOP("WhyNoPicture", "This launch has no array in local memory.");
    case WhyNoPicture::no_buffer:
        return QT_TRANSLATE_NOOP("WhyNoPicture", "This kernel accesses no buffer.");
    case WhyNoPicture::no_model:
        return QT_TRANSLATE_NOOP("WhyNoPicture",
                                 "This kernel does not fit on a multiprocessor of the hardware model.");
    case WhyNoPicture::no_memory:
        return QT_TRANSLATE_NOOP("WhyNoPicture", "This kernel accesses neither local nor global memory.");
    case WhyNoPicture::no_caches:
        return QT_TRANSLATE_NOOP("WhyNoPicture", "Caches are switched off in the hardware model.");
    case WhyNoPicture::no_input:
        return QT_TRANSLATE_NOOP("WhyNoPicture", "This launch reads no buffer and no image.");
    case WhyNoPicture::no_exchange:
        return QT_TRANSLATE_NOOP("WhyNoPicture", "No lane exchanges values with another lane.");
    case WhyNoPicture::no_concurrency:
        return QT_TRANSLATE_NOOP("WhyNoPicture", "The launches of this run do not overlap in time.");
    case WhyNoPicture::one_group:
        return QT_TRANSLATE_NOOP("WhyNoPicture", "This launch has only one work-group.");
    case WhyNoPicture::none:
    case WhyNoPicture::count:
        break;
    }
    return "";
}

} // namespace lockstep
