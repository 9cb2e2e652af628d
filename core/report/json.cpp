#include "core/session/session.h"
