import { eq } from 'drizzle-orm';
import { storeBoard } from '../../boards/places/places.fixture.ts';
import type { Buyer } from '../licenses.fixture.ts';
import { startSubscribing } from '../subscribe/subscribing.fixture.ts';
import { licenses } from '../tables.ts';

/** Licences on sale, a plan larger than the first, and listings that have that one. */
export async function startReplacing() {
  const subscribing = await startSubscribing();
  const { database, openBuyer, subscribe, hold, licensesOf } = subscribing;

  async function holdMore({ merchant }: Buyer, more: number): Promise<number[]> {
    const added: number[] = [];
    while (added.length < more) added.push(await storeBoard(database));
    await hold(merchant, added);
    return added;
  }

  return {
    ...subscribing,
    /** Of six seats, for twice the price. */
    larger: await subscribing.storePlan({
      nickname: 'Broad Street',
      price: { amount: 520_000, currency: 'CAD' },
      seat_count: 6,
    }),

    /** Somebody whose listing has two boards by a plan of three seats, and holds so many more. */
    async openLicensed(more: number, body: object = {}) {
      const buyer = await openBuyer();
      const bought = await subscribe(buyer, body);
      const before = bought.body.license.uuid as string;
      const added = await holdMore(buyer, more);
      return { ...buyer, before, added };
    },

    holdMore,

    async readLicense(id: string) {
      const [row] = await database.select().from(licenses).where(eq(licenses.id, id));
      return row;
    },

    async standingOf({ listingId }: Pick<Buyer, 'listingId'>) {
      return (await licensesOf(listingId)).map(({ state }) => state).toSorted();
    },
  };
}
