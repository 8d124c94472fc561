import { ui as english } from './en/ui';
import { inLanguage } from './language/language';

export const ui = inLanguage('ui', english);
