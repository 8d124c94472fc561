import { tournament as english } from './en/tournament';
import { inLanguage } from './language';

export const tournament = inLanguage('tournament', english);
