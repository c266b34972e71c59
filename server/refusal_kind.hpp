#pragma once

#include "engine/core/message.hpp"
#include "server/observer.hpp"

namespace sammel {

// What kind of refusal it is, for whoever counts them. Whatever the server itself does not say, the rules do.
RefusalKind kindOf(const Verdict& refusal);

}  // namespace sammel
