import { phrases as english } from './en/phrases';
import { inLanguage } from './language/language';

export const phrases = inLanguage('phrases', english);
