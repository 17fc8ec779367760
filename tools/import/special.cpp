// Texts that only one kind of card has: events played, skills committed, elder signs, chaos symbols, backs.
#include "import/card_reader.hpp"

namespace misk::importing {

bool CardReader::skill_result(const std::string& line) {
  static const Pattern kBegin(
      "if this <skill >test is successful<| {during:during an attack|while investigating|while investigating "
      "a "
      "location|during an investigation|during an evasion attempt}>, ");
  Captures captures;
  std::size_t then = kNone;
  if (!kBegin.match(line, 0, captures, [&](std::size_t end) { return then = end, true; })) return false;
  Effects effects;
  Place place;
  place.target = false;
  place.has.insert("result");
  if (!sentences_.effects(line.substr(then), place, effects)) return false;
  std::vector<LuaField> fields;
  if (const std::string& during = captures["during"]; !during.empty())
    fields.push_back({"condition",
                      {during.find("attack") != kNone    ? "\"attacking\""
                       : during.find("evasion") != kNone ? "\"evading\""
                                                         : "\"investigating\""}});
  fields.push_back(effect_field("effect", effects));
  std::string words = line.substr(then);
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 32);
  if (!captures["during"].empty()) words = line;
  add_lines(lua_table("if_successful " + lua_string(named(words)), fields));
  return true;
}

bool CardReader::elder_sign(const std::string& line) {
  static const Pattern kBegin("[elder_sign]< effect|>< -|:|>< >");
  Captures captures;
  std::size_t then = kNone;
  const bool begins = kBegin.match(line, 0, captures, [&](std::size_t end) {
    then = end;
    return end < line.size() && (line[end] == '+' || line[end] == '-');
  });
  if (!begins || out_.has("elder_sign")) return false;
  const std::string words = trimmed(line.substr(then));
  std::vector<std::string> list = sentences(words);
  if (list.empty()) return false;
  std::vector<LuaField> fields = {{"text", {lua_string(named(words))}}};
  static const Pattern kPlain("{+n}");
  const std::string first = without_stop(list.front());
  Use use;
  if (kPlain.match_all(first, captures)) {
    if (captures["n"] != "0") fields.push_back({"modifier", {captures["n"]}});
  } else if (sentences_.whole("amounts", first, {}, use)) {
    fields.push_back({"modifier", {lua_string(joined(use.lua, " "))}});
  } else {
    return false;
  }
  list.erase(list.begin());
  Place place;
  place.target = false;
  Effects success, effect;
  for (const std::string& each : list) {
    const std::string sentence = without_stop(each);
    const bool if_succeed = starts_fold(sentence, "if you succeed, ");
    Effects& to = if_succeed ? success : effect;
    if (!to.lines.empty() || !sentences_.effects(if_succeed ? sentence.substr(16) : sentence, place, to))
      return false;
  }
  if (!effect.lines.empty()) fields.push_back(effect_field("effect", effect));
  if (!success.lines.empty()) fields.push_back(effect_field("success", success));
  const Lines table = lua_table("", fields);
  out_.fields.push_back({"elder_sign", table});
  ++out_.abilities;
  return true;
}

// Makes the effect of playing an event from all its sentences except keywords.
bool CardReader::event_body(const std::string& text) {
  std::string body = text;
  Draft draft;
  Place place;
  place.has.insert("optional");
  // "Play after you defeat an enemy." comes first.
  for (;;) {
    const std::vector<std::string> list = sentences(body);
    if (list.empty() || !starts_fold(list.front(), "play ")) break;
    const std::string words = without_stop(list.front());
    Use use;
    if (sentences_.whole("plays", words, place, use)) {
      for (const std::string& line : use.lua) {
        const std::size_t equals = line.find(" = ");
        draft.when.push_back({line.substr(0, equals), {line.substr(equals + 3)}});
      }
      draft.conditions.insert(draft.conditions.end(), use.conditions.begin(), use.conditions.end());
    } else {
      std::vector<std::string> costs;
      const bool is_only = starts_fold(words, "play only ");
      if (!facts_.fast || !take_trigger(words.substr(is_only ? 10 : 5), draft, place, costs) ||
          !costs.empty())
        return false;
    }
    body = trimmed(body.substr(list.front().size()));
  }
  if (!facts_.fast || is_my_turn(draft)) place.has.insert("my_turn");
  take_limit(body, draft);
  std::vector<LuaField> fields;
  if (!sentences_.body(body, place, fields, draft.conditions, draft.beside)) return false;
  draft.fields.insert(draft.fields.end(), fields.begin(), fields.end());
  for (const LuaField& field : draft.all()) out_.fields.push_back(field);
  for (const Lines& each : draft.beside) out_.parts.push_back({each, false});
  ++out_.abilities;
  return true;
}

Scripted CardReader::advance(const std::string& markup) {
  const std::vector<std::string> lines = paragraphs(plain(markup));
  std::string body;
  for (const std::string& line : lines) body += (body.empty() ? "" : " ") + line;
  if (body.empty()) return out_;
  facts_.kinds = {facts_.type};
  body = with_self(body, facts_.name, facts_.type);
  Place place;
  place.you = false;
  place.target = false;
  place.has = {"advance"};
  Effects effects;
  if (sentences_.effects(body, place, effects)) {
    out_.sentences += static_cast<int>(sentences(body).size());
    add_lines(lua_table("advance " + lua_string(named(body)), {effect_field("effect", effects)}));
  } else {
    for (const std::string& line : lines) leave(with_self(line, facts_.name, facts_.type), line);
  }
  return out_;
}

std::vector<LuaField> CardReader::tokens(const std::string& markup, Scripted& scripted) {
  static const Pattern kSymbol("<- >[{symbol:skull|cultist|tablet|elder_thing}]<: |:| >");
  static const Pattern kPlain("{+n}");
  static const Pattern kX("-x. x is {name}");
  std::vector<LuaField> out;
  facts_.kinds = {"reference"};
  for (const std::string& line : paragraphs(plain(markup))) {
    Captures captures;
    std::size_t then = kNone;
    kSymbol.match(line, 0, captures, [&](std::size_t end) { return then = end, true; });
    const std::vector<std::string> list =
        then == kNone ? std::vector<std::string>{} : sentences(line.substr(then));
    if (then == kNone || list.empty()) {
      // "Easy / Standard" names the side.
      if (line.find('[') == std::string::npos && line.find(" / ") != std::string::npos && line.size() < 40) {
        continue;
      }
      scripted.leave(sentences(line));
      continue;
    }
    const std::string symbol = captures["symbol"];
    const std::string text = trimmed(line.substr(then));
    std::vector<LuaField> fields = {{"text", {lua_string(replaced(replaced(text, "[[", ""), "]]", ""))}}};
    std::vector<std::string> left;
    Place place;
    place.target = false;
    std::size_t i = 0;
    Use use;
    const std::string first = without_stop(list[0]);
    if (kPlain.match_all(first, captures)) {
      if (captures["n"] != "0") {
        const std::string& n = captures["n"];
        fields.push_back({"modifier", {n.starts_with('-') ? "\"0 - " + n.substr(1) + "\"" : n}});
      }
      i = 1;
    } else if (list.size() > 1 && equal_fold(first, "-x") &&
               sentences_.whole("amounts", without_stop(list[1]), place, use)) {
      fields.push_back({"modifier", {lua_string("0 - " + joined(use.lua, " "))}});
      i = 2;
    } else if (sentences_.whole("amounts", first, place, use)) {
      fields.push_back({"modifier", {lua_string("0 - " + joined(use.lua, " "))}});
      i = 1;
    }
    Effects effect, fail;
    for (; i < list.size(); ++i) {
      const std::string sentence = without_stop(list[i]);
      static const Pattern kAnother("reveal another <chaos >token");
      const bool if_fail = starts_fold(sentence, "if you fail, ");
      Effects& to = if_fail ? fail : effect;
      if (kAnother.match_all(sentence, captures) && effect.lines.empty()) {
        fields.push_back({"another", {"true"}});
      } else if (!to.lines.empty() ||
                 !sentences_.effects(if_fail ? sentence.substr(13) : sentence, place, to)) {
        left.push_back(list[i]);
      }
    }
    const bool another =
        std::any_of(fields.begin(), fields.end(), [](const LuaField& f) { return f.first == "another"; });
    if (another && !effect.lines.empty()) left.push_back(text);
    if (left.empty()) {
      if (!effect.lines.empty()) fields.push_back(effect_field("effect", effect));
      if (!fail.lines.empty()) fields.push_back(effect_field("fail", fail));
      scripted.sentences += static_cast<int>(list.size());
      ++scripted.abilities;
    } else {
      std::vector<std::string> words;
      for (const std::string& each : left) words.push_back("[" + symbol + "] " + each);
      scripted.leave(words);
      scripted.sentences += static_cast<int>(list.size() - left.size());
    }
    out.push_back({symbol, lua_table("", fields)});
  }
  return out;
}

}  // namespace misk::importing
