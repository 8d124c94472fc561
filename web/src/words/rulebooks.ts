import { rulebooks as english } from './en/rulebooks';
import { inLanguage } from './language/language';

export const rulebooks = inLanguage('rulebooks', english);
