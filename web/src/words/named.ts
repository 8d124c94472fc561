import { named as english } from './en/named';
import { inLanguage } from './language';

export const named = inLanguage('named', english);
