#include "kernel/whole_game.hpp"

#include <algorithm>

namespace tiny {
namespace {

Id zone_of(Entry& run, const char* name) {
  return run.kernel.image().find_zone(name);
}

Stage draw(Who who) {
  return [=](Entry& run) {
    Kernel& k = run.kernel;
    const int player = k.player_of(who(run));
    const int deck = k.zone_index(zone_of(run, "deck"), player);
    if (!k.state().zones[deck].count) {
      const int pile = k.zone_index(zone_of(run, "pile"), player);
      while (const ComponentId c = k.state().zones[pile].first) k.move(c, deck);
      k.shuffle(deck);
    }
    if (const ComponentId c = k.state().zones[deck].first)
      k.move(c, k.zone_index(zone_of(run, "hand"), player));
    return Go::next;
  };
}

Stage each_player_draws() {
  return [](Entry& run) {
    for (int p = 0; p < run.kernel.state().players; ++p) {
      draw([p](Entry& r) { return r.kernel.state().avatars[p]; })(run);
      run.kernel.add_counter(run.kernel.state().avatars[p], 0, 1);
    }
    return Go::next;
  };
}

Stage to(Who who, const char* zone, Who parent = nullptr) {
  return [=](Entry& run) {
    const Id kind = zone_of(run, zone);
    const ComponentId id = who(run);
    const int player = run.kernel.component(id).owner;
    run.kernel.move(id, run.kernel.zone_index(kind, player), Where::top,
                    parent ? parent(run) : ComponentId{0});
    return Go::next;
  };
}

// Asks all players at once for a bet, and one of them for a number.
Script wager() {
  return {[](Entry& run) {
            Request request;
            for (int p = 0; p < run.kernel.state().players; ++p) {
              Part part;
              part.player = static_cast<std::uint8_t>(p);
              part.first = static_cast<std::uint32_t>(request.options.size());
              part.count = 2;
              for (int i = 0; i < 2; ++i) {
                Option option;
                option.value = i;
                request.options.push_back(option);
              }
              request.parts.push_back(part);
            }
            Part number;
            number.player = 0;
            number.numeric = true;
            number.min = 0;
            number.max = 3;
            request.parts.push_back(number);
            request.labels = {"red", "black"};
            run.kernel.ask(std::move(request));
            return Go::yield;
          },
          [](Entry& run) {
            const int face = run.kernel.roll(6);
            for (int p = 0; p < run.kernel.state().players; ++p) {
              const bool red = run.values[static_cast<std::size_t>(2 * p + 1)] == 0;
              run.kernel.add_counter(run.kernel.state().avatars[p], 0, red == (face > 3) ? 1 : -1);
            }
            run.kernel.add_counter(run.kernel.state().avatars[0], 0, -run.values.back());
            return Go::next;
          }};
}

Stage lasting(const std::string& value, int amount, const std::string& period) {
  return [=](Entry& run) {
    Lasting l{};
    l.key = run.kernel.image().values_names.find(value);
    l.amount = amount;
    l.span = span_of(run.kernel.image().periods.find(period));
    l.target = run.call.you;
    l.source = run.call.me;
    run.kernel.add_lasting(l);
    return Go::next;
  };
}

Stage arm(Id ability) {
  return [=](Entry& run) {
    Delayed d{};
    d.ability = ability;
    d.comp = run.call.me;
    d.you = run.call.you;
    d.span = Span::own;
    run.kernel.add_delayed(d);
    return Go::next;
  };
}

void say_cards(Rules& rules) {
  rules.card("hill").symbol("hill").leads_to("vale");
  rules.card("vale").symbol("vale").leads_to("hill");
  rules.card("wolf")
      .tag("beast")
      .value("might", 2)
      .discards_to("bag")
      .forced("bite", "dawn", Tier::at)
      .when("round % 2 == 1")
      .target("crew", "it.wound < 3")
      .does(deal("hurt", "wound", target, 2));
  CardWords(rules, rules.image.find_definition("wolf"))
      .forced("fall", "hurt", Tier::after)
      .when("subject == me and me.wound >= 2")
      .does({[](Entry& run) {
        run.kernel.discard(run.call.me);
        return Go::next;
      }});
  rules.card("ghost")
      .tag("beast")
      .tag("magic")
      .value("might", 1)
      .discards_to("bag")
      .forced("haunt", "tried", Tier::at)
      .when("amount == 1")
      .limit(1, "day", LimitScope::instance)
      .runs("trial", {{"of", "2"}});
  rules.card("shield")
      .reaction("block", "hurt", Tier::when)
      .from({"field"})
      .when("subject == you and amount > 0")
      .pay("coin", "1", "you", "toll")
      .does({reduce(1)});
  rules.card("saint")
      .reaction("save", "hurt", Tier::would)
      .when("subject.avatar")
      .who("true")
      .limit(1, "day", LimitScope::group)
      .does(Script{ask(0, {"sure", "very sure"}), cancel()});
  rules.card("drum")
      .window("beat", "free")
      .pay("coin", "1")
      .limit(2, "day", LimitScope::instance)
      .does({draw(you)});
  rules.card("torch")
      .window("burn", "free")
      .from({"hand"})
      .played_through("limbo", "pile")
      .target("beasts")
      .does(together(deal("hurt", "wound", target, 1) + Script{draw(you)}));
  rules.card("cloak")
      .window("wear", "free")
      .from({"hand"})
      .pay("coin", "1")
      .does({to(me, "worn", you), lasting("might", 1, "day")});
  rules.card("dice").window("wager", "free").limit(1, "day", LimitScope::title).does(wager());
  const Id bang = [&] {
    AbilityWords words = rules.card("fuse").manual("bang").does(deal("hurt", "wound", you, 1));
    rules.image.abilities[words.id()].point = rules.image.find_point("dawn");
    rules.image.abilities[words.id()].tier = Tier::at;
    return words.id();
  }();
  CardWords(rules, rules.image.find_definition("fuse"))
      .window("light", "free")
      .from({"hand"})
      .pay_moving("me", "pile")
      .does({arm(bang)});
  rules.card("seer").constant("sees").adds("might", "1 + count(beasts)", "it.avatar");
  CardWords(rules, rules.image.find_definition("seer"))
      .constant("taxes")
      .adds("toll", "1", "it.avatar and that is red");
  rules.card("oath")
      .reaction("swear", "done", Tier::after)
      .who("true")
      .when("subject is magic and extra == 0")
      .limit(1, "day", LimitScope::player)
      .does({add("hope", you, 1)});
}

}  // namespace

void say_whole_game(Rules& rules) {
  for (const char* name : {"dusk", "tried", "starts"}) rules.point(name);
  rules.image.policy.arbiter = rules.x("first(crew: it.wound < 4)");
  rules.image.policy.playing = rules.x("it.wound < 4");
  rules.image.policy.initiates = rules.image.find_point("starts");
  rules.image.policy.resolved = rules.image.find_point("done");
  rules.image.policy.blank = rules.image.values_names.find("dull");
  rules.procedure("trial", {"result", "of", "drawn"})
      .exclusive()
      .script({[](Entry& run) {
        Kernel& k = run.kernel;
        const ComponentId token = k.pick(k.zone_index(zone_of(run, "bag"), 0));
        Frame* frame = k.frame_by_serial(run.call.event);
        frame->locals[2] = token;
        frame->locals[0] = token % 3 + k.roll(6);
        return Go::next;
      }})
      .announce("tried", {"none", "trial.drawn", "none", "trial.of"})
      .script({ask(0, {"well", "hm"})})
      .guard("trial.result > 5");
  say_cards(rules);
  rules.set("awake", {"crew"}, "it.wound < 4");
  rules.procedure("day")
      .period("day")
      .set("round", "round + 1")
      .announce("dawn")
      .script({each_player_draws()})
      .window("free")
      .call("trial", {{"of", "1"}})
      .choose("held", "pile", "first(awake)", "count(held) - 4", "count(held) - 2")
      .announce("dusk")
      .set("score", "score + 1");
  rules.procedure("game").call("day").again("score < 5 and any(awake)", 0).script({[](Entry& run) {
    run.kernel.finish(run.kernel.state().globals[1]);
    return Go::done;
  }});
}

std::unique_ptr<Table> whole_table(Rules& rules, int players) {
  auto table = std::make_unique<Table>(rules, players);
  const ComponentId hill = table->put("hill", "board");
  table->put("vale", "board");
  for (const char* name : {"wolf", "wolf", "ghost"})
    table->kernel.set_controller(table->put(name, "wild", 0, hill), kNoPlayer);
  for (const char* name : {"hill", "vale", "seer", "oath"}) table->put(name, "bag");
  for (int p = 0; p < players; ++p) {
    for (const char* name : {"shield", "drum", "dice"}) table->put(name, "field", p);
    if (p == 0) table->put("saint", "field", p);
    if (p == players - 1) table->put("seer", "field", p);
    table->put("oath", "field", p);
    for (const char* name : {"torch", "cloak", "fuse", "torch", "fuse", "cloak"}) table->put(name, "deck", p);
    table->kernel.add_counter(table->avatar(p), 0, 2);
  }
  return table;
}

Answer Bot::answer(const Table& table) {
  const auto& parts = table.kernel.request().parts;
  std::vector<const Part*> open;
  for (const Part& part : parts)
    if (!part.answered) open.push_back(&part);
  const Part& part = *open[random_.below(static_cast<std::uint32_t>(open.size()))];
  // A player's parts are answered in their order.
  const Part& first =
      **std::find_if(open.begin(), open.end(), [&](const Part* p) { return p->player == part.player; });
  Answer answer{first.player, {}};
  if (first.numeric) {
    answer.choices = {first.min + static_cast<std::int32_t>(
                                      random_.below(static_cast<std::uint32_t>(first.max - first.min + 1)))};
    return answer;
  }
  const int n =
      first.min + static_cast<int>(random_.below(static_cast<std::uint32_t>(first.max - first.min + 1)));
  while (static_cast<int>(answer.choices.size()) < n) {
    const auto choice = static_cast<std::int32_t>(random_.below(first.count));
    if (std::find(answer.choices.begin(), answer.choices.end(), choice) == answer.choices.end())
      answer.choices.push_back(choice);
  }
  return answer;
}

}  // namespace tiny
