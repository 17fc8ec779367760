// The display of a campaign, as the game's export campaign_view(state) returns it.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "campaign/campaign.hpp"

namespace misk::game {

struct CampaignView {
  struct Card {
    std::string id, text;
    int count = 1;
  };
  /// An entry under a heading: a finished scenario, a list of the log, a deck.
  struct Part {
    std::string title, note, text;  // note: shown next to the title
    std::vector<std::string> lines;
    std::vector<Card> cards;
  };
  struct Person {
    std::string id, name, note;
    bool plays = true;
    std::vector<std::pair<std::string, std::string>> facts;
    std::vector<Part> lists;
  };
  std::string title, subtitle;
  std::string next;    // the next scenario; "" if the campaign is over
  std::string waits;   // why it cannot begin yet; "" if it can
  std::string ending;  // how the campaign ended; "" if it has not
  std::vector<Part> story, log;
  std::vector<Person> people;
};

/// Throws SetupError with the script's error.
CampaignView campaign_view(const Campaign& campaign, Scripts& scripts);

/// "2 × Name", or the name alone.
std::string counted(const CampaignView::Card& card);

/// The same as lines of text.
std::vector<std::string> campaign_lines(const CampaignView& view);

}  // namespace misk::game
