import { room as english } from './en/room';
import { inLanguage } from './language';

export const room = inLanguage('room', english);
