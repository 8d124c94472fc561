import { refusals as english } from './en/refusals';
import { inLanguage } from './language/language';

export const refusals = inLanguage('refusals', english);
