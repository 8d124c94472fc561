import { orders as english } from './en/orders';
import { inLanguage } from './language/language';

export const orders = inLanguage('orders', english);
