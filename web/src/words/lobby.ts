import { lobby as english } from './en/lobby';
import { inLanguage } from './language/language';

export const lobby = inLanguage('lobby', english);
