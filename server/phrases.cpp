#include "server/phrases.hpp"

#include <array>

namespace sammel {

std::span<const Phrase> serverPhrases() {
  static constexpr std::array phrases{
      Phrase{"server.stale",
             "Inzwischen hat sich etwas geändert; dein Zug wurde nicht ausgeführt. Schau kurz hin und wähle neu.",
             "Something has changed meanwhile; your move was not carried out. Have a look and choose again."},
  };
  return phrases;
}

}  // namespace sammel
