import { printing as english } from './en/printing';
import { inLanguage } from './language/language';

export const printing = inLanguage('printing', english);
