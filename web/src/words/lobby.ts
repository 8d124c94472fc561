import { lobby as english } from './en/lobby';
import { inLanguage } from './language';

export const lobby = inLanguage('lobby', english);
