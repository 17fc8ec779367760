#include "screens/campaign_screen.hpp"

#include <algorithm>

namespace misk::ui {

/// The page's view of an open campaign.
class CampaignScreen::Desk : public CampaignDesk {
 public:
  Desk(OpenCampaign& open, StartSource& source) : open_(open), source_(source) {}

  const GameInfo& info() const { return source_.game(open_.run().campaign().game); }
  game::CampaignView view() override {
    return game::campaign_view(open_.run().campaign(), open_.run().scripts());
  }
  std::vector<game::CampaignChoice> choices(const game::Plain& action) override {
    return open_.run().choices(action);
  }
  std::string act(game::Plain action, const DeckInfo* deck) override {
    try {
      if (deck)
        action["deck"] = game::deck_data(open_.run().scripts(),
                                         deck->text.empty() ? content::read_deck(deck->file)
                                                            : content::parse_deck(deck->text, deck->file));
      open_.run().act(action);
    } catch (const content::ContentError& e) {
      return e.diagnostic().to_line();
    } catch (const std::runtime_error& e) {
      return e.what();
    }
    return "";
  }
  bool plays() override { return open_.plays(); }
  FacePtr face(const std::string& card) override {
    return source_.card_face(open_.run().campaign().game, card);
  }
  std::vector<DeckInfo> decks(const std::string& avatar) override {
    const AvatarInfo* who = find(avatar);
    return who ? who->decks : std::vector<DeckInfo>{};
  }
  DeckInfo read_deck(const std::string& avatar, const std::string& file) override {
    const AvatarInfo* who = find(avatar);
    return source_.read_deck(open_.run().campaign().game, who ? who->id : avatar, file);
  }

 private:
  // The campaign names cards by full ids, "pack:name".
  const AvatarInfo* find(const std::string& avatar) const {
    const kernel::Image& image = open_.run().scripts().host().image();
    const kernel::Id wanted = image.find_definition(avatar);
    for (const AvatarInfo& each : info().avatars)
      if (wanted != kernel::kNoId && image.find_definition(each.id) == wanted) return &each;
    return nullptr;
  }

  OpenCampaign& open_;
  StartSource& source_;
};

CampaignScreen::CampaignScreen(std::unique_ptr<OpenCampaign> campaign, StartSource& source,
                               MakeTable make_table, OpenCampaign::Terms terms,
                               std::unique_ptr<OpenGame> first)
    : campaign_(std::move(campaign)),
      source_(source),
      make_table_(std::move(make_table)),
      terms_(std::move(terms)),
      desk_(std::make_unique<Desk>(*campaign_, source_)) {
  if (first)
    open_table(std::move(first));
  else if (campaign_->plays())
    open_table(campaign_->open_scenario(terms_));
  else
    open_page();
}

CampaignScreen::~CampaignScreen() = default;

Screen& CampaignScreen::now() const {
  if (table_) return *table_;
  return *page_;
}

WindowHooks& CampaignScreen::hooks() const {
  if (table_) return *table_;
  return *page_;
}

void CampaignScreen::open_table(std::unique_ptr<OpenGame> open) {
  table_ = make_table_(std::move(open));
  table_->set_go_on("Go on with the campaign");
  page_.reset();
  changed_ = true;
}

void CampaignScreen::open_page(const std::string& said) {
  page_ = std::make_unique<CampaignPage>(*desk_, &desk_->info().presentation);
  page_->say(said);
  table_.reset();
  changed_ = true;
}

/// Opens the current scenario. If that fails, the page shows why.
void CampaignScreen::play_on() {
  try {
    open_table(campaign_->open_scenario(terms_));
    table_->shown();
  } catch (const content::ContentError& e) {
    open_page(e.diagnostic().to_line());
  } catch (const std::runtime_error& e) {
    open_page(e.what());
  }
}

/// Records the finished game when the players go on.
void CampaignScreen::record() {
  std::string problem;
  try {
    campaign_->run().record(table_->open().scripts(), table_->open().game());
  } catch (const content::ContentError& e) {
    problem = e.diagnostic().to_line();
  } catch (const std::runtime_error& e) {
    problem = e.what();
  }
  if (problem.empty()) return open_page();
  table_->back_to_table();
  table_->table().tell(problem);
  changed_ = true;
}

bool CampaignScreen::tick(double now) {
  return this->now().tick(now) || std::exchange(changed_, false);
}

const Wish* CampaignScreen::wish() {
  const Wish* wish = now().wish();
  if (!wish || wish->kind != Wish::Kind::go_on) return wish;
  if (table_)
    record();
  else
    play_on();
  return nullptr;
}

}  // namespace misk::ui
