import { tournamentOrders as english } from './en/tournament_orders';
import { inLanguage } from './language/language';

export const tournamentOrders = inLanguage('tournamentOrders', english);
