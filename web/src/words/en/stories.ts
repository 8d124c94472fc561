// The room tells what happened in English already.
import type { Stories } from '../language/teller';

export const stories: Stories = { poker: {}, canberra: {} };
