import type { BoardMerchant } from '@boardwalk/sdk-core/boards/places/capacity';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { storeBoard } from '../boards/places/places.fixture.ts';
import { boardPlaces } from '../boards/tables.ts';
import { startPosting, writeListing } from '../posting/posting.fixture.ts';
import { holdBoards } from './held-boards.fixture.ts';
import { storeLicense } from './stored-license.fixture.ts';
import { licenses } from './tables.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn(['merchants']);
const all = '/api/v1/merchant/listing';
const own = (id: number) => `${all}/${id}`;

/** A merchant listing in Hamilton. */
async function publish(): Promise<BoardMerchant> {
  const { body } = await rosa.call('POST', all, { listing: writeListing('merchant') });
  return { listingId: body.id, serviceType: 'ROOFING' };
}

const change = (id: number, changes: Readonly<Record<string, unknown>>, version = 1) =>
  rosa.call('PUT', own(id), { listing: writeListing('merchant', changes), version });

describe('a merchant listing with places on boards', () => {
  test('keeps its service type, by the boards that are named; the rest may change', async () => {
    const merchant = await publish();
    const { listingId } = merchant;
    await holdBoards(database, merchant, [
      await storeBoard(database, { name: 'King Street' }),
      await storeBoard(database, { name: 'Main Street' }),
    ]);
    const { status, body } = await change(listingId, { subcategory: 'LEGAL_SERVICES' });
    expect([status, body.fields]).toEqual([
      400,
      [
        {
          path: 'body.listing.subcategory',
          message: 'expected the same, as it has King Street; Main Street',
        },
      ],
    ]);
    expect(body.detail).toContain('King Street; Main Street');
    expect((await change(listingId, { title: 'A roof over your head' })).status).toBe(200);
    await database
      .update(boardPlaces)
      .set({ until: new Date(Date.now() - 1_000) })
      .where(eq(boardPlaces.listingId, listingId));
    expect((await change(listingId, { subcategory: 'LEGAL_SERVICES' }, 2)).status).toBe(200);
  });

  test('is not deleted while a licence runs or is being paid for', async () => {
    for (const state of ['PENDING', 'ACTIVE'] as const) {
      const { listingId } = await publish();
      const id = await storeLicense(database, { listingId, buyerId: rosa.id, state });
      const refused = await rosa.call('DELETE', own(listingId));
      expect([refused.status, refused.body.code]).toEqual([409, 'licensed']);
      const [row] = (await rosa.call('POST', '/api/v1/preview/self', {})).body.results;
      expect(row).toMatchObject({ id: listingId, isLicensed: true });
      const over = { state: 'ENDED', endedAt: new Date() } as const;
      await database.update(licenses).set(over).where(eq(licenses.id, id));
      expect((await rosa.call('DELETE', own(listingId))).status).toBe(200);
    }
  });

  test('is paused and closed as any other; its licence goes on', async () => {
    const { listingId } = await publish();
    const id = await storeLicense(database, { listingId, buyerId: rosa.id, state: 'ACTIVE' });
    for (const action of ['pause', 'activate', 'close']) {
      expect((await rosa.call('POST', `${own(listingId)}/status`, { action })).status).toBe(200);
    }
    const [license] = await database.select().from(licenses).where(eq(licenses.id, id));
    expect(license?.state).toBe('ACTIVE');
  });

  test('is deleted once its licence is due, whether anybody has ended that or not', async () => {
    const { listingId } = await publish();
    const day = 86_400_000;
    const id = await storeLicense(database, { listingId, buyerId: rosa.id, state: 'ACTIVE' });
    expect((await rosa.call('DELETE', own(listingId))).status).toBe(409);
    await database
      .update(licenses)
      .set({ boughtAt: new Date(Date.now() - 365 * day), dueAt: new Date() })
      .where(eq(licenses.id, id));
    expect((await rosa.call('DELETE', own(listingId))).status).toBe(200);
  });
});
