// Recovery: what staff do with a table that has stopped. Play goes on where it stopped; or
// everybody is paid, and the table begins anew or is closed for good. The last two always work,
// also at a table where what is due is refused time after time or no round of play is under way.
#pragma once

#include "room/audience/speech.h"
#include "room/messages/answers.h"
#include "room/tables/runner.h"

namespace cardroom::room {

class Recovery {
 public:
  Recovery(Tables& tables, Counter& counter, Recorder& recorder, Stops& stops, Dealer& dealer,
           Runner& runner, Audience& audience, Speech& speech, Answers& answers)
      : tables_(tables),
        counter_(counter),
        recorder_(recorder),
        stops_(stops),
        dealer_(dealer),
        runner_(runner),
        audience_(audience),
        speech_(speech),
        answers_(answers) {}

  void revive(const Message& message, Effects& effects);
  void clear(const Message& message, Effects& effects);
  void wind_up(const Message& message, Effects& effects);

  // Everybody is paid, and a table where no round is under way is closed for good.
  void close(LiveTable& table, const Asker& asker, const std::string& id, const Moment& at);

 private:
  // The table that a message names. Where there is none, or everybody cannot be paid there now,
  // that is the answer.
  LiveTable* named_in(const Message& message, Effects& effects);
  LiveTable* payable_in(const Message& message, Effects& effects);
  // Everybody is paid, and nobody is there any more.
  void pay_everybody(LiveTable& table, const Asker& asker, const std::string& id, const Moment& at);
  void go_on(LiveTable& table, const Message& message, Effects& effects);

  Tables& tables_;
  Counter& counter_;
  Recorder& recorder_;
  Stops& stops_;
  Dealer& dealer_;
  Runner& runner_;
  Audience& audience_;
  Speech& speech_;
  Answers& answers_;
};

}  // namespace cardroom::room
