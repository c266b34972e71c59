#include "server/footprints.hpp"

#include <sys/stat.h>

#include <algorithm>

namespace sammel {

std::optional<Footprints::Print> Footprints::printOf(const std::filesystem::path& file) {
  struct stat status{};
  if (::stat(file.c_str(), &status) != 0) return std::nullopt;
  return Print{status.st_dev, status.st_ino, status.st_size, status.st_mtim};
}

// A file that is gone keeps its print, so that it goes on being missed.
void Footprints::remember() {
  for (std::size_t i = 0; i < files_.size(); ++i) {
    const std::optional<Print> now = printOf(files_[i]);
    const bool isAnother = seen_[i] && now && (seen_[i]->device != now->device || seen_[i]->number != now->number);
    if (now && !isAnother) seen_[i] = now;
  }
}

Trace Footprints::compare() const {
  Trace worst = Trace::same;
  for (std::size_t i = 0; i < files_.size(); ++i) {
    if (!seen_[i]) continue;
    const Print& before = *seen_[i];
    const std::optional<Print> now = printOf(files_[i]);
    if (!now) return Trace::gone;
    if (before.device != now->device || before.number != now->number) {
      worst = Trace::replaced;
    } else if (before.size != now->size || before.written.tv_sec != now->written.tv_sec ||
               before.written.tv_nsec != now->written.tv_nsec) {
      worst = std::max(worst, Trace::changed);
    }
  }
  return worst;
}

}  // namespace sammel
