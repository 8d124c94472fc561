import { floor as english } from './en/floor';
import { inLanguage } from './language/language';

export const floor = inLanguage('floor', english);
