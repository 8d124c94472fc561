// Why somebody is not playing just now, in words, and what they can do about it.
import type { PokerState } from '../types/protocol';

export interface Standing {
  words: string;
  offer: 'sit_in' | 'top_up' | null;
}
type Why = 'asked' | 'no_chips' | 'vacated' | 'excluded';

const departures: Record<Why, string> = {
  asked: '',
  no_chips: 'You had no chips left, so your seat is free again. Take a seat to play on.',
  vacated: 'Your seat was given up. Take a seat to play on.',
  excluded: 'You were excluded from this table.',
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
      words: 'You did not act in time, so the room acts for you and you sit out.',
      offer: place.sits_out ? 'sit_in' : null,
    };
  if (playing || tournament) return null;
  if (place.sits_out)
    return { words: 'You sit out and get no cards until you are back.', offer: 'sit_in' };
  if (place.stake === 0 && !view.dealing)
    return {
      words: 'You have no chips left. Add chips, or your seat is free with the next round.',
      offer: 'top_up',
    };
  const ready = view.places.filter((one) => one.player !== null && !one.sits_out);
  if (ready.length < 2 && !view.dealing)
    return only('You are alone. Play begins when somebody else sits down.');
  if (place.owes_blind && !place.posts)
    return only('You are dealt in when the big blind reaches you, or sooner if you post now.');
  const dealt = view.round.seats.some(({ seat }) => seat === you.seat);
  if (view.dealing && !dealt)
    return only('A round is under way. You are dealt in when it is over.');
  return null;
}
