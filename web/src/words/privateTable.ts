import { privateTable as english } from './en/privateTable';
import { inLanguage } from './language';

export const privateTable = inLanguage('privateTable', english);
