import { account as english } from './en/account';
import { inLanguage } from './language/language';

export const account = inLanguage('account', english);
