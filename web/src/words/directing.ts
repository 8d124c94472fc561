import { directing as english } from './en/directing';
import { inLanguage } from './language/language';

export const directing = inLanguage('directing', english);
