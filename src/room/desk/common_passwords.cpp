#include "room/desk/common_passwords.h"

#include <algorithm>
#include <string>

namespace cardroom::room {

namespace {

// In the order of the alphabet.
constexpr std::string_view words[] = {
    "aabbcc",        "abc",        "abcabc",     "abcd",         "abcde",         "abcdef",
    "abcdefg",       "abcdefgh",   "access",     "account",      "acehigh",       "admin",
    "administrator", "alexander",  "alexandra",  "allin",        "amanda",        "amazon",
    "america",       "andrew",     "angel",      "angels",       "anthony",       "anything",
    "apple",         "apples",     "april",      "arsenal",      "asdasd",        "asdf",
    "asdfasdf",      "asdfgh",     "asdfghjk",   "asdfghjkl",    "ashley",        "asshole",
    "august",        "austin",     "australia",  "autumn",       "azerty",        "babygirl",
    "banana",        "barcelona",  "baseball",   "basketball",   "batman",        "beatles",
    "benjamin",      "berlin",     "bigdog",     "bigmoney",     "bitch",         "biteme",
    "blackjack",     "blahblah",   "blessed",    "blessing",     "blink",         "blueberry",
    "brandon",       "brazil",     "budweiser",  "bulldog",      "business",      "buster",
    "butterfly",     "camaro",     "cameron",    "canada",       "canberra",      "cannabis",
    "cardroom",      "carlos",     "casino",     "catherine",    "celtic",        "changeme",
    "charlie",       "charlotte",  "cheese",     "chelsea",      "chelseafc",     "cherry",
    "chocolate",     "christ",     "christian",  "christopher",  "church",        "coffee",
    "company",       "computer",   "cookie",     "correcthorse", "corvette",      "cowboy",
    "cowboys",       "dallas",     "daniel",     "danielle",     "darthvader",    "database",
    "dealer",        "december",   "default",    "diamond",      "dollar",        "dolphin",
    "donald",        "dragon",     "eagles",     "elephant",     "elizabeth",     "eminem",
    "emmanuel",      "england",    "enterprise", "everton",      "everything",    "facebook",
    "faith",         "falcon",     "family",     "february",     "ferrari",       "flower",
    "football",      "forever",    "fortnite",   "france",       "frederick",     "freedom",
    "friday",        "friend",     "friends",    "frodo",        "fuckme",        "fuckyou",
    "fullhouse",     "gabriel",    "gambler",    "gandalf",      "garfield",      "george",
    "germany",       "ginger",     "god",        "godisgood",    "golfer",        "google",
    "guest",         "guinness",   "hammer",     "hannah",       "harley",        "heather",
    "heaven",        "heineken",   "hello",      "helloworld",   "hobbit",        "hockey",
    "holdem",        "horses",     "hunter",     "ihateyou",     "iloveu",        "iloveyou",
    "instagram",     "internet",   "ireland",    "isabella",     "italy",         "jackpot",
    "jackson",       "january",    "jasmine",    "jedi",         "jennifer",      "jessica",
    "jesus",         "jonathan",   "jordan",     "joshua",       "july",          "june",
    "juventus",      "katherine",  "kitten",     "kitty",        "lakers",        "lauren",
    "lemonade",      "leopard",    "letmein",    "letmeinnow",   "linux",         "liverpool",
    "lkjhgfdsa",     "login",      "london",     "lovely",       "loveme",        "lover",
    "loveyou",       "lucky",      "luckyme",    "madison",      "maggie",        "manager",
    "manchester",    "march",      "marijuana",  "marlboro",     "martin",        "master",
    "matrix",        "matthew",    "maxwell",    "may",          "melbourne",     "melissa",
    "merlin",        "metallica",  "michael",    "michelle",     "mickey",        "microsoft",
    "millionaire",   "minecraft",  "minnie",     "mnbvcxz",      "monday",        "money",
    "monkey",        "mustang",    "naruto",     "natasha",      "network",       "nicholas",
    "nicole",        "nintendo",   "nirvana",    "nothing",      "november",      "october",
    "office",        "oliver",     "olivia",     "opensesame",   "opensesamum",   "openup",
    "oracle",        "orange",     "packers",    "panther",      "paris",         "pass",
    "passcode",      "passpass",   "passw",      "password",     "passwort",      "patricia",
    "patrick",       "peaches",    "pepper",     "phantom",      "pikachu",       "pizza",
    "playstation",   "pocketaces", "poiuytrewq", "pokemon",      "poker",         "pokerroom",
    "poland",        "popcorn",    "predator",   "princess",     "private",       "puppy",
    "purple",        "pussy",      "qazwsx",     "qazwsxedc",    "qweasd",        "qweasdzxc",
    "qweqwe",        "qwerty",     "qwertyu",    "qwertyui",     "qwertyuiop",    "qwertz",
    "ranger",        "rangers",    "realmadrid", "rebecca",      "redsox",        "richard",
    "robert",        "roblox",     "rockstar",   "rocky",        "rockyou",       "root",
    "roulette",      "royalflush", "samantha",   "sammy",        "samsung",       "samuel",
    "saturday",      "scooby",     "scooter",    "scotland",     "sebastian",     "secret",
    "secure",        "security",   "september",  "server",       "service",       "shadow",
    "silver",        "skywalker",  "slipknot",   "snoopy",       "soccer",        "something",
    "sophia",        "sparky",     "spiderman",  "spring",       "startrek",      "starwars",
    "steelers",      "stephanie",  "stephen",    "steven",       "straightflush", "strawberry",
    "summer",        "sunday",     "sunflower",  "sunshine",     "superman",      "superstar",
    "support",       "sweet",      "sweetheart", "sweetie",      "sweety",        "sydney",
    "system",        "taylor",     "terminator", "test",         "tester",        "testing",
    "testtest",      "thomas",     "thunder",    "thursday",     "tiffany",       "tiger",
    "tigger",        "toor",       "trustno",    "tuesday",      "twitter",       "vader",
    "vanessa",       "veronica",   "victoria",   "vincent",      "wednesday",     "welcome",
    "whatever",      "whatsapp",   "whatsup",    "william",      "windows",       "winner",
    "winter",        "wolverine",  "xbox",       "yankees",      "yellow",        "yoda",
    "youtube",       "zachary",    "zaqwsx",     "zxcvbn",       "zxcvbnm",       "zxczxc",
};
static_assert(std::is_sorted(std::begin(words), std::end(words)));

constexpr std::string_view rows[] = {"01234567890123456789", "qwertyuiopasdfghjklzxcvbnm",
                                     "abcdefghijklmnopqrstuvwxyz", "1q2w3e4r5t6y7u8i9o0p",
                                     "1qaz2wsx3edc4rfv5tgb6yhn7ujm"};

bool is_small_letter(char letter) { return letter >= 'a' && letter <= 'z'; }

std::string in_small_letters(std::string_view text) {
  std::string small(text);
  for (char& letter : small)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return small;
}

// "P4ssw0rd" is "password".
char meant_by(char letter) {
  constexpr std::string_view written = "0134578@$!";
  constexpr std::string_view meant = "oleastbasi";
  const auto at = written.find(letter);
  return at == std::string_view::npos ? letter : meant[at];
}

bool is_word(std::string_view text) {
  if (std::binary_search(std::begin(words), std::end(words), text)) return true;
  std::string read(text);
  std::transform(read.begin(), read.end(), read.begin(), meant_by);
  return std::binary_search(std::begin(words), std::end(words), read);
}

// Without the digits and signs around it.
std::string_view core_of(std::string_view text) {
  while (!text.empty() && !is_small_letter(text.back())) text.remove_suffix(1);
  while (!text.empty() && !is_small_letter(text.front())) text.remove_prefix(1);
  return text;
}

bool is_in_row(const std::string& text) {
  const std::string backwards(text.rbegin(), text.rend());
  return std::any_of(std::begin(rows), std::end(rows), [&](std::string_view row) {
    return row.find(text) != std::string_view::npos ||
           row.find(backwards) != std::string_view::npos;
  });
}

// One part again and again, or two: "aaaaaaaa", "abcabcabc", "12341234".
bool is_repeated(std::string_view text) {
  for (std::size_t size = 1; size <= 4 && size < text.size(); ++size)
    if (text.substr(size) == text.substr(0, text.size() - size)) return true;
  return false;
}

}  // namespace

bool is_common_password(std::string_view password, std::string_view name) {
  const std::string small = in_small_letters(password);
  const std::string_view core = core_of(small);
  if (!name.empty() && (small == in_small_letters(name) || core == in_small_letters(name)))
    return true;
  // Two words of the list in a row are common too.
  for (std::size_t at = 1; at < core.size(); ++at)
    if (is_word(core.substr(0, at)) && is_word(core.substr(at))) return true;
  return (core.empty() && small.size() < 12) || is_word(small) || is_word(core) ||
         is_in_row(small) || is_repeated(small);
}

}  // namespace cardroom::room
