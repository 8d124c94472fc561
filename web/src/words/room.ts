import { room as english } from './en/room';
import { inLanguage } from './language/language';

export const room = inLanguage('room', english);
