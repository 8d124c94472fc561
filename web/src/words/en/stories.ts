// The room tells what happened in English already.
import type { Stories } from '../teller';

export const stories: Stories = { poker: {}, canberra: {} };
