import { account as english } from './en/account';
import { inLanguage } from './language';

export const account = inLanguage('account', english);
