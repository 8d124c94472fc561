// All subjects of the catalogue. Every language has the same keys, and every key takes the same facts:
// otherwise it does not compile.
import type { account } from '../en/account';
import type { canberra } from '../en/canberra';
import type { canberraTablet } from '../en/canberra_tablet';
import type { cards } from '../en/cards';
import type { conditions } from '../en/conditions';
import type { consoles } from '../en/consoles';
import type { counts } from '../en/counts';
import type { directing } from '../en/directing';
import type { display } from '../en/display';
import type { floor } from '../en/floor';
import type { lobby } from '../en/lobby';
import type { named } from '../en/named';
import type { orders } from '../en/orders';
import type { pages } from '../en/pages';
import type { phrases } from '../en/phrases';
import type { printing } from '../en/printing';
import type { privateTable } from '../en/private_table';
import type { refusals } from '../en/refusals';
import type { room } from '../en/room';
import type { rulebooks } from '../en/rulebooks';
import type { settings } from '../en/settings';
import type { stories } from '../en/stories';
import type { table } from '../en/table';
import type { tablet } from '../en/tablet';
import type { tournament } from '../en/tournament';
import type { tournamentOrders } from '../en/tournament_orders';
import type { ui } from '../en/ui';

export interface Catalogue {
  account: typeof account;
  canberra: typeof canberra;
  canberraTablet: typeof canberraTablet;
  cards: typeof cards;
  conditions: typeof conditions;
  consoles: typeof consoles;
  counts: typeof counts;
  directing: typeof directing;
  display: typeof display;
  floor: typeof floor;
  lobby: typeof lobby;
  named: typeof named;
  orders: typeof orders;
  pages: typeof pages;
  phrases: typeof phrases;
  printing: typeof printing;
  privateTable: typeof privateTable;
  refusals: typeof refusals;
  room: typeof room;
  rulebooks: typeof rulebooks;
  settings: typeof settings;
  stories: typeof stories;
  table: typeof table;
  tablet: typeof tablet;
  tournament: typeof tournament;
  tournamentOrders: typeof tournamentOrders;
  ui: typeof ui;
}
