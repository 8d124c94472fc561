// Why somebody is not playing just now, in words, and what they can do about it.
import type { PokerState } from '../../types/protocol';
import { table as t } from '../../words/table';

export interface Standing {
  words: string;
  offer: 'sit_in' | 'top_up' | null;
}
type Why = 'asked' | 'no_chips' | 'vacated' | 'excluded';

const departures: Record<Why, string> = {
  asked: '',
  no_chips: t.youHadNoChipsLeft,
  vacated: t.yourSeatWasGivenUp,
  excluded: t.youWereExcludedFromThis,
};

const only = (words: string): Standing => ({ words, offer: null });

export function standingOf(
  state: PokerState,
  departed: Why | null,
  tournament: boolean,
): Standing | null {
  const { view, you } = state;
  const place = view.places.find(({ seat }) => seat === you.seat && seat !== null);
  if (!place) return departed && departures[departed] ? only(departures[departed]) : null;
  const playing =
    view.dealing && view.round.seats.some(({ seat, active }) => seat === you.seat && active);
  if (you.absent && !tournament)
    return {
      words: t.youDidNotActIn,
      offer: place.sits_out ? 'sit_in' : null,
    };
  if (playing || tournament) return null;
  if (place.sits_out) return { words: t.youSitOutAndGet, offer: 'sit_in' };
  if (place.stake === 0 && !view.dealing)
    return {
      words: t.youHaveNoChipsLeft,
      offer: 'top_up',
    };
  const ready = view.places.filter((one) => one.player !== null && !one.sits_out);
  if (ready.length < 2 && !view.dealing) return only(t.youAreAlonePlayBegins);
  if (place.owes_blind && !place.posts) return only(t.youAreDealtInWhen);
  const dealt = view.round.seats.some(({ seat }) => seat === you.seat);
  if (view.dealing && !dealt) return only(t.aRoundIsUnderWay);
  return null;
}
