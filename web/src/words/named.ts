import { named as english } from './en/named';
import { inLanguage } from './language/language';

export const named = inLanguage('named', english);
