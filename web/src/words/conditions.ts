import { conditions as english } from './en/conditions';
import { inLanguage } from './language';

export const conditions = inLanguage('conditions', english);
