import type { IdKind } from '#contract/ids.ts';
import type { Db } from '#db/connect.ts';
import type { Person } from '../people.ts';
import { applicationThings } from './applications.ts';
import { contentThings } from './content.ts';
import { enrolmentThings } from './enrolments.ts';
import { homeThings } from './home.ts';
import { importThings } from './imports.ts';
import { marketThings } from './market.ts';
import { orderThings } from './orders.ts';
import { paymentThings } from './payments.ts';
import type { Makers } from './placed-order.ts';
import { proposalThings } from './proposals.ts';
import { reportThings } from './reports.ts';
import { searchThings } from './searches.ts';
import { staffThings } from './staff.ts';
import { storePeopleThings } from './store-people.ts';
import { storeRuleThings } from './store-rules.ts';
import { systemThings } from './systems.ts';

const MAKERS: Makers = {
  ...applicationThings,
  ...contentThings,
  ...enrolmentThings,
  ...homeThings,
  ...marketThings,
  ...importThings,
  ...orderThings,
  ...paymentThings,
  ...proposalThings,
  ...reportThings,
  ...searchThings,
  ...staffThings,
  ...storePeopleThings,
  ...storeRuleThings,
  ...systemThings,
};

/**
 * A person's thing in the state that its kind names; returns its id. Things made before for the
 * same call are reused if they belong together.
 */
export async function thingOf(
  db: Db,
  thing: IdKind,
  { shopper, storeId }: Person,
  made: Map<IdKind, unknown>,
): Promise<unknown> {
  if (!shopper) throw new Error('Nobody owns nothing.');
  const make = MAKERS[thing];
  if (!make) throw new Error(`Say in test/api/things how somebody comes by a ${thing}.`);
  return make({ db, shopper, storeId, made });
}
