import { canberra as english } from './en/canberra';
import { inLanguage } from './language/language';

export const canberra = inLanguage('canberra', english);
