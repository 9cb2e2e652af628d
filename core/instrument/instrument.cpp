#include "core/instrument/instrument.h"
