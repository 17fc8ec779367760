#include "campaign/view.hpp"

namespace misk::game {

namespace {

/// A list that may be missing. An empty table of a script counts as an empty list.
Plain list_in(const Plain& map, const char* key) {
  const auto at = map.find(key);
  return at != map.end() && at->is_array() ? *at : Plain::array();
}

CampaignView::Part read_part(const Plain& said) {
  CampaignView::Part part;
  part.title = said.value("title", "");
  part.note = said.value("note", "");
  part.text = said.value("text", "");
  for (const Plain& line : list_in(said, "lines")) part.lines.push_back(line);
  for (const Plain& card : list_in(said, "cards"))
    part.cards.push_back({card.at("id"), card.value("text", ""), card.value("count", 1)});
  return part;
}

std::vector<CampaignView::Part> read_parts(const Plain& map, const char* key) {
  std::vector<CampaignView::Part> parts;
  for (const Plain& each : list_in(map, key)) parts.push_back(read_part(each));
  return parts;
}

}  // namespace

CampaignView campaign_view(const Campaign& campaign, Scripts& scripts) {
  const Plain said = ask_plain(scripts, "campaign_view", {campaign.state});
  CampaignView view;
  try {
    view.title = said.value("title", "");
    view.subtitle = said.value("subtitle", "");
    view.next = said.value("next", "");
    view.waits = said.value("waits", "");
    view.ending = said.value("ending", "");
    view.story = read_parts(said, "story");
    view.log = read_parts(said, "log");
    for (const Plain& each : list_in(said, "people")) {
      CampaignView::Person person;
      person.id = each.at("id");
      person.name = each.value("name", person.id);
      person.note = each.value("note", "");
      person.plays = each.value("plays", true);
      for (const Plain& fact : list_in(each, "facts")) person.facts.emplace_back(fact.at(0), fact.at(1));
      person.lists = read_parts(each, "lists");
      view.people.push_back(std::move(person));
    }
  } catch (const Plain::exception& e) {
    throw SetupError(std::string("what campaign_view() gives is no view of a campaign: ") + e.what());
  }
  return view;
}

std::string counted(const CampaignView::Card& card) {
  return card.count == 1 ? card.text : std::to_string(card.count) + " \xC3\x97 " + card.text;
}

namespace {

void add_part(std::vector<std::string>& out, const CampaignView::Part& part, const std::string& indent) {
  std::string line = indent + part.title + ":";
  std::string cards;
  for (const auto& card : part.cards) cards += (cards.empty() ? " " : ", ") + counted(card);
  if (part.lines.size() == 1 && cards.empty())
    line += " " + part.lines.front();
  else
    line += cards;
  out.push_back(line);
  if (part.lines.size() > 1)
    for (const std::string& each : part.lines) out.push_back(indent + "  " + each);
}

}  // namespace

std::vector<std::string> campaign_lines(const CampaignView& view) {
  std::vector<std::string> out{view.title + (view.subtitle.empty() ? "" : ", " + view.subtitle)};
  int n = 0;
  for (const auto& past : view.story) {
    out.push_back("  " + std::to_string(++n) + ". " + past.title +
                  (past.note.empty() ? "" : ": " + past.note));
    if (!past.text.empty()) out.push_back("     " + past.text);
    for (const std::string& line : past.lines) out.push_back("     " + line);
  }
  out.push_back(view.ending.empty() ? "Next: " + view.next : "The campaign is over: " + view.ending + ".");
  for (const auto& part : view.log) add_part(out, part, "");
  for (const auto& person : view.people) {
    out.push_back(person.name + ": " + person.note);
    std::string facts;
    for (const auto& [name, value] : person.facts)
      facts += (facts.empty() ? "  " : ", ") + name + " " + value;
    if (!facts.empty()) out.push_back(facts);
    for (const auto& list : person.lists) add_part(out, list, "  ");
  }
  return out;
}

}  // namespace misk::game
