import { tablet as english } from './en/tablet';
import { inLanguage } from './language/language';

export const tablet = inLanguage('tablet', english);
