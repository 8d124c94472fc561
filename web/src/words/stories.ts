import { stories as english } from './en/stories';
import { inLanguage } from './language/language';

export const stories = inLanguage('stories', english);
