// German, the whole catalogue: fetched only where it is spoken.
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
import { refusals } from './refusals/tables';
import { room } from './room';
import { rulebooks } from './rulebooks';
import { settings } from './settings';
import { stories } from './stories/poker';
import { table } from './table';
import { tablet } from './tablet';
import { tournament } from './tournament';
import { tournamentOrders } from './tournament_orders';
import { ui } from './ui';

export const german: Catalogue = {
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

export const tell = <S extends keyof Catalogue>(subject: S): Catalogue[S] => german[subject];
