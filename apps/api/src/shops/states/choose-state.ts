import { may } from '@boardwalk/sdk-core/access/may';
import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { policyPerson } from '../../access/policy-person.ts';
import type { PermittedShop, ShopSurroundings } from '../require-shop.ts';
import type { ShopRow } from '../tables.ts';
import { readChecklist } from './checklist.ts';

type Choice = Pick<EndpointRequest<typeof schemas.changeShop>['body'], 'state' | 'away'>;

type StateColumns = Pick<
  ShopRow,
  'state' | 'awayFrom' | 'awayUntil' | 'awayMessage' | 'openedAt' | 'unpayableSince'
>;

/**
 * The columns of the state that the people of a shop choose, with what else they have just written
 * in `shop`, whose account is locked. Its checklist holds back its opening, and no later sale: what is open stays so.
 */
export async function chooseState(
  context: ShopSurroundings,
  { shop, object }: PermittedShop,
  { state, away }: Choice,
): Promise<Partial<StateColumns>> {
  if (state === undefined) return {};
  if (state === 'open' && shop.unpayableSince !== null) throw incomplete(['account']);
  const times = {
    awayFrom: away ? new Date(away.from) : null,
    awayUntil: away?.until ? new Date(away.until) : null,
    awayMessage: away?.message ?? '',
  };
  if (state === shop.state && isSameTime(times, shop)) return {};
  const now = context.clock.now();
  if (!may(policyPerson(context.caller), 'administration', object, now.getTime())) {
    throw new Problem('forbidden', 'Only those who may administrate the shop open or close it.');
  }
  if (shop.state === 'suspended') {
    throw new Problem('conflict', 'This shop is suspended. Its settings say why.');
  }
  if (state === 'draft') return { ...times, state, unpayableSince: null };
  if (shop.state === 'draft') await requireChecklist(context, shop);
  return { ...times, state, openedAt: shop.openedAt ?? now };
}

function isSameTime(
  times: Pick<ShopRow, 'awayFrom' | 'awayUntil' | 'awayMessage'>,
  shop: ShopRow,
): boolean {
  return (
    times.awayFrom?.getTime() === shop.awayFrom?.getTime() &&
    times.awayUntil?.getTime() === shop.awayUntil?.getTime() &&
    times.awayMessage === shop.awayMessage
  );
}

async function requireChecklist(
  { database, clock }: ShopSurroundings,
  shop: ShopRow,
): Promise<void> {
  const checklist = await readChecklist(database, shop, clock.now());
  const missing = checklist.flatMap(({ step, isDone }) => (isDone ? [] : [step]));
  if (missing.length > 0) throw incomplete(missing);
}

function incomplete(missing: readonly string[]): Problem {
  return new Problem('conflict', 'Something is missing before this shop can open.', {
    fields: missing.map((step) => ({ path: `checklist.${step}`, message: 'expected to be done' })),
  });
}
