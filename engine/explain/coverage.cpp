#include "explain/coverage.hpp"

#include <algorithm>
#include <set>

#include "catalog/plain_data.hpp"
#include "content/diagnostic.hpp"
#include "content/mount.hpp"
#include "store/write_file.hpp"

namespace misk::game {
namespace {

using Json = Plain;
using kernel::Considered;
using kernel::Refusal;

constexpr int kFormat = 1;
constexpr content::TextLimits kLimits{std::size_t{64} << 20, 8, 1'000'000};

/// A reason other than a condition why an ability cannot be used.
const char* reason_name(Refusal::Reason reason) {
  switch (reason) {
    case Refusal::Reason::blank:
      return "its text is blank";
    case Refusal::Reason::limit:
      return "its limit is used up";
    case Refusal::Reason::cost:
      return "its cost cannot be paid";
    case Refusal::Reason::target:
      return "there is nothing it could be aimed at";
    default:
      return "";
  }
}

const char* kind_name(kernel::AbilityKind kind) {
  if (kind == kernel::AbilityKind::manual) return "named";  // the word with which cards write it
  return kernel::kAbilityKindNames[static_cast<int>(kind)];
}

}  // namespace

Coverage::Key Coverage::key_of(const AbilityCoverage& ability) {
  return {ability.card, std::to_string(1000 + ability.index) + " " + ability.text};
}

std::unique_ptr<CoverageWatch> Coverage::watch(Scripts& scripts) {
  return std::make_unique<CoverageWatch>(*this, scripts);
}

void Coverage::add(const AbilityCoverage& ability) {
  const auto [at, is_new] = abilities_.try_emplace(key_of(ability), ability);
  if (is_new) return;
  at->second.executed += ability.executed;
  at->second.considered += ability.considered;
  for (const auto& [reason, n] : ability.refused) at->second.refused[reason] += n;
}

std::vector<AbilityCoverage> Coverage::of(const std::vector<std::string>& packs) const {
  const std::lock_guard<std::mutex> lock(mutex_);
  std::vector<AbilityCoverage> list;
  for (const auto& [key, ability] : abilities_)
    if (std::find(packs.begin(), packs.end(), ability.pack) != packs.end()) list.push_back(ability);
  std::stable_sort(list.begin(), list.end(),
                   [](const AbilityCoverage& a, const AbilityCoverage& b) { return a.file < b.file; });
  return list;
}

void Coverage::read(const std::string& file) {
  const auto fail = [&](const std::string& what, const std::string& mend) {
    content::Diagnostic diagnostic;
    diagnostic.file = file;
    diagnostic.line = 1;
    diagnostic.message = what;
    diagnostic.mend = mend;
    diagnostic.rule = "coverage";
    throw content::ContentError(diagnostic);
  };
  const std::string mend = "give a file that --coverage=FILE has written, or a new name";
  try {
    const std::string bytes = content::read_disk_file(file, kLimits.bytes);
    Json document;
    try {
      document = plain_from_json(bytes, file, kLimits);
    } catch (const content::ContentError&) {
      fail("this is no report of coverage", mend);
    }
    if (!document.is_object() || document.value("misk_coverage", Json()) != kFormat)
      fail("this is no report of coverage", mend);
    const std::lock_guard<std::mutex> lock(mutex_);
    // The present texts of these cards are known. Older texts of them are out of date.
    std::set<std::string> known;
    for (const auto& each : abilities_) known.insert(each.second.card);
    const auto number = [&](const Json& value, std::int64_t most) {
      const auto whole = whole_from(value, 0, most);
      if (!whole) fail("it has " + value.dump() + " where a number is counted", mend);
      return *whole;
    };
    for (const Json& item : document.at("abilities")) {
      AbilityCoverage ability;
      ability.card = item.at("card").get<std::string>();
      ability.title = item.at("title").get<std::string>();
      ability.pack = item.at("pack").get<std::string>();
      ability.file = item.at("file").get<std::string>();
      ability.line = static_cast<int>(number(item.at("line"), INT32_MAX));
      ability.index = static_cast<int>(number(item.at("index"), INT32_MAX));
      ability.text = item.at("text").get<std::string>();
      ability.kind = item.at("kind").get<std::string>();
      ability.executed = static_cast<std::uint64_t>(number(item.at("executed"), INT64_MAX));
      ability.considered = static_cast<std::uint64_t>(number(item.at("considered"), INT64_MAX));
      for (const auto& [reason, n] : item.at("refused").items())
        ability.refused[reason] = static_cast<std::uint64_t>(number(n, INT64_MAX));
      if (known.count(ability.card) && !abilities_.count(key_of(ability))) continue;
      add(ability);
    }
  } catch (const Json::exception&) {
    fail("this is no report of coverage", mend);
  }
}

void Coverage::write(const std::string& file) const {
  Json list = Json::array();
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    for (const auto& [key, ability] : abilities_) {
      Json refused = Json::object();
      for (const auto& [reason, n] : ability.refused) refused[reason] = n;
      list.push_back({{"card", ability.card},
                      {"title", ability.title},
                      {"pack", ability.pack},
                      {"file", ability.file},
                      {"line", ability.line},
                      {"index", ability.index},
                      {"text", ability.text},
                      {"kind", ability.kind},
                      {"executed", ability.executed},
                      {"considered", ability.considered},
                      {"refused", refused}});
    }
  }
  store::write_whole(file, Json{{"misk_coverage", kFormat}, {"abilities", list}}.dump(1) + "\n");
}

CoverageWatch::CoverageWatch(Coverage& coverage, Scripts& scripts)
    : coverage_(coverage), host_(scripts.host()) {
  const kernel::Image& image = host_.image();
  counts_.resize(image.abilities.size());
  constants_.resize(image.definitions.size());
  for (std::size_t id = 0; id < image.abilities.size(); ++id)
    if (image.abilities[id].kind == kernel::AbilityKind::constant)
      constants_[image.abilities[id].definition].push_back(static_cast<kernel::Id>(id));
  host_.kernel().trace = [this](const Considered& told) { note(told); };
}

CoverageWatch::~CoverageWatch() {
  host_.kernel().trace = nullptr;
  const kernel::Image& image = host_.image();
  const std::lock_guard<std::mutex> lock(coverage_.mutex_);
  for (std::size_t id = 0; id < counts_.size(); ++id) {
    const kernel::Ability& ability = image.abilities[id];
    if (ability.inherent) continue;  // abilities from the rules belong to no card
    const kernel::Definition& definition = image.definitions[ability.definition];
    AbilityCoverage entry;
    entry.card = definition.id;
    entry.title = definition.title;
    entry.pack = definition.pack;
    entry.file = ability.origin.file;
    entry.line = ability.origin.line;
    entry.index = ability.index;
    entry.kind = kind_name(ability.kind);
    entry.text = ability.text;
    if (entry.text.empty() && ability.parent != kernel::kNoId) {
      entry.text = "(result of) " + image.abilities[ability.parent].text;
      entry.kind = "result";
    }
    if (entry.text.empty()) entry.text = ability.name;
    entry.executed = counts_[id].executed;
    entry.considered = counts_[id].considered;
    for (const auto& [why, n] : counts_[id].refused) {
      const auto reason = static_cast<Refusal::Reason>(why.first);
      const auto index = static_cast<std::size_t>(why.second);
      if (reason == Refusal::Reason::condition && index < ability.reasons.size())
        entry.refused["not met: " + ability.reasons[index]] += n;
      else
        entry.refused[reason_name(reason)] += n;
    }
    coverage_.add(entry);
  }
}

void CoverageWatch::note(const Considered& told) {
  switch (told.kind) {
    case Considered::Kind::effect:
      ++counts_[told.id].executed;
      break;
    case Considered::Kind::ability:
      // Nobody expects the ability to be usable from there.
      if (told.why.reason == Refusal::Reason::zone || told.why.reason == Refusal::Reason::face ||
          told.why.reason == Refusal::Reason::who)
        break;
      ++counts_[told.id].considered;
      if (told.why.reason != Refusal::Reason::none)
        ++counts_[told.id].refused[{static_cast<int>(told.why.reason), told.why.index}];
      break;
    case Considered::Kind::request:
      look_at_constants();
      break;
    default:
      break;
  }
}

/// A constant ability never begins an effect. It counts as executed if its card is in place and its
/// conditions hold.
void CoverageWatch::look_at_constants() {
  const kernel::Kernel& kernel = host_.kernel();
  const kernel::Image& image = host_.image();
  for (kernel::ComponentId id = 1; id <= kernel.state().component_count; ++id) {
    const kernel::Component& component = kernel.component(id);
    for (const kernel::Id a : constants_[component.definition]) {
      const kernel::Ability& ability = image.abilities[a];
      if (!ability.zones.has(kernel.zone_kind(component.zone)) || !(ability.faces >> component.face & 1))
        continue;
      ++counts_[a].considered;
      kernel::Context context;
      context.me = id;
      context.you = kernel.bearer(id);
      context.ability = a;
      const auto refuse = [&](Refusal::Reason reason, std::ptrdiff_t index) {
        ++counts_[a].refused[{static_cast<int>(reason), static_cast<int>(index)}];
      };
      const auto unmet =
          std::find_if(ability.conditions.begin(), ability.conditions.end(),
                       [&](const kernel::Value& condition) { return !kernel.holds(condition, context); });
      if (kernel.blank(id))
        refuse(Refusal::Reason::blank, 0);
      else if (unmet != ability.conditions.end())
        refuse(Refusal::Reason::condition, unmet - ability.conditions.begin());
      else
        ++counts_[a].executed;
    }
  }
}

}  // namespace misk::game
