import { cards as english } from './en/cards';
import { inLanguage } from './language/language';

export const cards = inLanguage('cards', english);
