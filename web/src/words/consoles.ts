import { consoles as english } from './en/consoles';
import { inLanguage } from './language/language';

export const consoles = inLanguage('consoles', english);
