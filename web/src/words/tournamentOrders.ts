import { tournamentOrders as english } from './en/tournamentOrders';
import { inLanguage } from './language';

export const tournamentOrders = inLanguage('tournamentOrders', english);
