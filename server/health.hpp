// Whether the server can store anything, as GET /api/health tells it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/core/message.hpp"
#include "server/front.hpp"
#include "server/journal.hpp"
#include "server/surroundings.hpp"
#include "server/table_house.hpp"

namespace sammel {

class Health {
 public:
  using Reply = std::function<void(HttpResponse)>;
  Health(Journal& journal, const Surroundings& surroundings, const TableHouse& house)
      : journal_(journal), surroundings_(surroundings), house_(house) {}

  // Writing costs something, so it is done at most once a second, however many ask.
  void tell(Language language, const Reply& reply);
  // The same in short, for whoever shares out visitors among servers.
  void tellReady(Language language, const Reply& reply);

 private:
  void whenKnown(std::function<void()> answer);

  Journal& journal_;
  const Surroundings& surroundings_;
  const TableHouse& house_;
  StoreHealth found_;
  std::optional<std::int64_t> foundAt_;
  std::vector<std::function<void()>> askers_;
  std::shared_ptr<Health*> self_ = std::make_shared<Health*>(this);  // gone with it: the journal answers late
};

}  // namespace sammel
