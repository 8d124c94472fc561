import { privateTable as english } from './en/private_table';
import { inLanguage } from './language/language';

export const privateTable = inLanguage('privateTable', english);
