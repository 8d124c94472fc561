import { table as english } from './en/table';
import { inLanguage } from './language/language';

export const table = inLanguage('table', english);
