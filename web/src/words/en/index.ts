// English, the whole catalogue: for tests. Each page takes only the subjects that it needs.
import type { Catalogue } from '../language/catalogue';
import { account } from './account';
import { canberra } from './canberra';
import { canberraTablet } from './canberra_tablet';
import { cards } from './cards';
import { conditions } from './conditions';
import { consoles } from './consoles';
import { counts } from './counts';
import { directing } from './directing';
import { display } from './display';
import { floor } from './floor';
import { lobby } from './lobby';
import { named } from './named';
import { orders } from './orders';
import { pages } from './pages';
import { phrases } from './phrases';
import { printing } from './printing';
import { privateTable } from './private_table';
import { refusals } from './refusals';
import { room } from './room';
import { rulebooks } from './rulebooks';
import { settings } from './settings';
import { stories } from './stories';
import { table } from './table';
import { tablet } from './tablet';
import { tournament } from './tournament';
import { tournamentOrders } from './tournament_orders';
import { ui } from './ui';

export const english: Catalogue = {
  account,
  canberra,
  canberraTablet,
  cards,
  conditions,
  consoles,
  counts,
  directing,
  display,
  floor,
  lobby,
  named,
  orders,
  pages,
  phrases,
  printing,
  privateTable,
  refusals,
  room,
  rulebooks,
  settings,
  stories,
  table,
  tablet,
  tournament,
  tournamentOrders,
  ui,
};
