import { counts as english } from './en/counts';
import { inLanguage } from './language/language';

export const counts = inLanguage('counts', english);
