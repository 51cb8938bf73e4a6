import { randomUUID } from 'node:crypto';
import type { BoardMerchant } from '@boardwalk/sdk-core/boards/places/capacity';
import { newPlan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, eq } from 'drizzle-orm';
import { accessDomain } from '../access/routes.ts';
import { type Browser, billedInOntario } from '../account/account.fixture.ts';
import { startBilling } from '../billing/billing.fixture.ts';
import { payments } from '../billing/tables.ts';
import { storeBoard, storeMerchant } from '../boards/places/places.fixture.ts';
import { boardPlaces } from '../boards/tables.ts';
import type { Domain } from '../platform/domain.ts';
import type { Answer } from '../platform/test-server.fixture.ts';
import { holdBoards } from './held-boards.fixture.ts';
import { holderOf } from './license-row.ts';
import { insertPlan } from './plans/insert-plan.ts';
import { licensesDomain } from './routes.ts';
import { licenses } from './tables.ts';

/** A plan of the list; by default with three seats for 2,600 dollars. */
const standard = {
  license_class: 'STANDARD',
  nickname: 'Main Street',
  price: { amount: 260_000, currency: 'CAD' },
  seat_count: 3,
};

/** The server that sells licences, with its payment provider and people who buy. */
export async function startSelling(...more: readonly Domain[]) {
  const billing = await startBilling(accessDomain, licensesDomain, ...more);
  const { platform, server, openMember, saveCard } = billing;
  const { database } = platform;

  const hold = (merchant: BoardMerchant, boardIds: readonly number[]) =>
    holdBoards(database, merchant, boardIds);

  /** Somebody with a billing address and a merchant listing that holds so many new boards, and a saved card. */
  async function openBuyer({ boards = 2, method = 'pm_card_visa' } = {}) {
    const member = await openMember(billedInOntario);
    const merchant = await storeMerchant(database, member.id);
    const card = await saveCard(member, method);
    const boardIds: number[] = [];
    for (let nth = 0; nth < boards; nth += 1) boardIds.push(await storeBoard(database));
    await hold(merchant, boardIds);
    return { ...member, merchant, listingId: merchant.listingId, card, boardIds };
  }

  /** Calls an endpoint that takes money, by default under a key of its own. */
  async function pay(
    { cookie }: Pick<Browser, 'cookie'>,
    url: string,
    payload: object,
    key: string = randomUUID(),
  ): Promise<Answer> {
    return server.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        origin: platform.configuration.siteOrigin,
        'sec-fetch-site': 'same-origin',
        'x-boardwalk': '1',
        'idempotency-key': key,
        ...(cookie && { cookie }),
      },
    });
  }

  return {
    ...billing,
    database,
    hold,
    openBuyer,
    pay,
    async storePlan(overrides: object = {}) {
      const plan = parseWith(newPlan, { ...standard, ...overrides });
      const row = await insertPlan(database, plan, new Date());
      if (!row) throw new Error('The code is taken.');
      return row;
    },
    /** Has a licence be due so many milliseconds from now, a year after it was bought. */
    async dueIn(id: string, ms: number): Promise<Date> {
      const dueAt = new Date(Date.now() + ms);
      const boughtAt = new Date(dueAt.getTime() - 365 * 86_400_000);
      await database.update(licenses).set({ boughtAt, dueAt }).where(eq(licenses.id, id));
      await database
        .update(boardPlaces)
        .set({ until: dueAt })
        .where(and(eq(boardPlaces.holder, holderOf(id)), eq(boardPlaces.state, 'ASSIGNED')));
      return dueAt;
    },
    /** Has a licence renew, as licences were sold that do. */
    async setRenewing(id: string): Promise<void> {
      await database.update(licenses).set({ renews: true }).where(eq(licenses.id, id));
    },
    licensesOf: (listingId: number) =>
      database.select().from(licenses).where(eq(licenses.listingId, listingId)),
    placesOf: (listingId: number) =>
      database
        .select()
        .from(boardPlaces)
        .where(eq(boardPlaces.listingId, listingId))
        .orderBy(boardPlaces.boardId),
    paymentsOf: (licenseId: string) =>
      database.select().from(payments).where(eq(payments.subjectId, licenseId)),
  };
}

export type Selling = Awaited<ReturnType<typeof startSelling>>;
export type Buyer = Awaited<ReturnType<Selling['openBuyer']>>;
