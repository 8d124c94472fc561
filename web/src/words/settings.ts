import { settings as english } from './en/settings';
import { inLanguage } from './language/language';

export const settings = inLanguage('settings', english);
