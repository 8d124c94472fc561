import { canberraTablet as english } from './en/canberra_tablet';
import { inLanguage } from './language/language';

export const canberraTablet = inLanguage('canberraTablet', english);
