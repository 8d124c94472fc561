import { tournament as english } from './en/tournament';
import { inLanguage } from './language/language';

export const tournament = inLanguage('tournament', english);
