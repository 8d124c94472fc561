import { display as english } from './en/display';
import { inLanguage } from './language/language';

export const display = inLanguage('display', english);
