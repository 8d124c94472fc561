import { pages as english } from './en/pages';
import { inLanguage } from './language/language';

export const pages = inLanguage('pages', english);
