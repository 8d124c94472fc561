import { conditions as english } from './en/conditions';
import { inLanguage } from './language/language';

export const conditions = inLanguage('conditions', english);
