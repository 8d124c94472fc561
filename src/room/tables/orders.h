// Orders: what the operator does with tables, and what players give to a shuffle.
#pragma once

#include "room/audience/speech.h"
#include "room/messages/answers.h"
#include "room/tables/opener.h"

namespace cardroom::room {

class Orders {
 public:
  Orders(Tables& tables, Dealer& dealer, Runner& runner, HouseBots& bots, Audience& audience,
         Speech& speech, Recorder& recorder, Answers& answers, Occasion occasion)
      : tables_(tables),
        dealer_(dealer),
        runner_(runner),
        bots_(bots),
        audience_(audience),
        speech_(speech),
        recorder_(recorder),
        answers_(answers),
        occasion_(occasion) {}

  void open(Opener& opener, const Message& message, Effects& effects);
  void pause(const Message& message, Effects& effects);  // Also resumes.
  void set_house(const Message& message, Effects& effects);
  void free_seat(const Message& message, Effects& effects);
  void seat_bot(const Message& message, Effects& effects);
  void remove_bot(const Message& message, Effects& effects);
  // A player's own random text, mixed into the key of the next shuffle.
  void mix_in(const Message& message, Effects& effects);

 private:
  // The table's state has changed without an event.
  void tell_change(LiveTable& table, const Moment& at);

  Tables& tables_;
  Dealer& dealer_;
  Runner& runner_;
  HouseBots& bots_;
  Audience& audience_;
  Speech& speech_;
  Recorder& recorder_;
  Answers& answers_;
  Occasion occasion_;
};

}  // namespace cardroom::room
