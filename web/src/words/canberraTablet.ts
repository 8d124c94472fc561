import { canberraTablet as english } from './en/canberraTablet';
import { inLanguage } from './language';

export const canberraTablet = inLanguage('canberraTablet', english);
