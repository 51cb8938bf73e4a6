import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { storeBoard } from '../../boards/places/places.fixture.ts';
import { boardsTable } from '../../boards/tables.ts';
import { startSubscribing } from './subscribing.fixture.ts';

const subscribing = await startSubscribing();
const { database, plan, openBuyer, openMember, hold, runWork, paymentsOf } = subscribing;
const { subscribe, preview, licensesOf, statesOf, receiptsTo, chargedFor } = subscribing;

describe('a purchase', () => {
  test('charges the very invoice of the preview, and has the boards for a year', async () => {
    const buyer = await openBuyer();
    const invoice = await preview(buyer);
    expect(invoice.status).toBe(200);
    expect(invoice.body).toMatchObject({
      subtotal: { amount: 260_000, currency: 'CAD' },
      taxes: [{ tax: 'hst', portion: 130_000, amount: { amount: 33_800 } }],
      total: { amount: 293_800, currency: 'CAD' },
      renews: false,
      lines: [{ item: { kind: 'plan', planId: plan.id, boards: buyer.boardIds } }],
    });
    const { status, body } = await subscribe(buyer, {
      total: invoice.body.total,
      seats: buyer.boardIds.toReversed(),
    });
    expect([status, body.client_secret]).toEqual([200, null]);
    expect(body.license).toMatchObject({
      licensee: buyer.listingId,
      seats: buyer.boardIds,
      state: 'ACTIVE',
      plan: { id: plan.id, nickname: 'Main Street', seat_count: 3 },
      renews: false,
      timeZone: 'America/Toronto',
      invoice: invoice.body,
    });
    const [payment] = await paymentsOf(body.license.uuid);
    expect(payment).toMatchObject({ state: 'paid', amount: 293_800, currency: 'CAD' });
    expect(await statesOf(buyer)).toEqual(['ASSIGNED', 'ASSIGNED']);
    await runWork();
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  });

  test('is mailed once, in the language of whoever bought', async () => {
    const buyer = await openBuyer();
    await database.execute(`update users set locale = 'fr-CA' where id = ${buyer.id}`);
    const { body } = await subscribe(buyer);
    await runWork();
    const receipts = await receiptsTo(buyer);
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.subject).toBe(
      'Vos places sur les panneaux\u00a0: reçu pour A plain listing',
    );
    expect(receipts[0]?.text).toContain('TVH (13\u00a0%) 338,00\u00a0$');
    expect(receipts[0]?.text).toContain('Total\u00a0: 2\u00a0938,00\u00a0$');
    expect(receipts[0]?.text).toContain(
      'Facturé à\u00a0: Rosa Lindqvist, 12 Elm St, Hamilton ON L8P 1A1, Canada',
    );
    const { number } = body.license.receipt;
    expect(receipts[0]?.text).toContain(`Reçu ${number}, `);
    for (const said of [
      'Vendu par\u00a0: Maple Boards Inc., 2 Elm St, Hamilton ON L8P 1A1\nTVH 1 RT0001\n',
      '2\u00a0938,00\u00a0$ (CAD)',
      'Payé avec\u00a0: Visa se terminant par ',
    ]) {
      expect(receipts[0]?.text).toContain(said);
    }
    expect(receipts[0]?.text).toContain(body.license.uuid);
    expect(receipts[0]?.text).toContain('ne se renouvelle pas automatiquement');
    expect(receipts[0]?.text).toContain('/fr/dashboard/boards');
    expect(receipts[0]?.text).toContain(`/fr/checkout?license=${body.license.uuid}`);
  });

  test('names the boards of its receipt, each on a line, and counts those beyond fifty', async () => {
    const chain = await subscribing.storePlan({ seat_count: 60 });
    const open = async (boards: number) => {
      const buyer = await openBuyer({ boards });
      for (const [nth, id] of buyer.boardIds.entries()) {
        const name = `R&D ${nth + 1}`;
        await database.update(boardsTable).set({ name }).where(eq(boardsTable.id, id));
      }
      await subscribe(buyer, { tier: chain.id });
      await runWork();
      const [receipt] = await receiptsTo(buyer);
      return { text: receipt?.text.split('\n'), html: receipt?.html.split('<li>') };
    };
    const all = await open(50);
    expect(all.text).toContain('- R&D 50');
    expect(all.text).not.toContain('and 0 more');
    expect(all.html).toHaveLength(51);
    expect(all.html?.[6]).toContain('R&amp;D 6</li>');
    const more = await open(52);
    expect(more.text).toContain('- R&D 49');
    expect(more.text).not.toContain('- R&D 50');
    expect(more.text).toContain('and 3 more');
  });

  test('sent again under its key is the same one, and by everybody at once too', async () => {
    const buyer = await openBuyer();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(buyer, {}, key)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const again = await subscribe(buyer, {}, key);
    expect(again.body.license.state).toBe('ACTIVE');
    expect(await licensesOf(buyer.listingId)).toHaveLength(1);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
  });

  test('in two tabs is one purchase; whoever comes second is told so', async () => {
    const buyer = await openBuyer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(buyer)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await chargedFor(buyer)).toEqual({ charges: 1, refunds: 0 });
    // What it holds after that is more than its plan has seats.
    await hold(buyer.merchant, [await storeBoard(database), await storeBoard(database)]);
    expect((await subscribe(buyer)).status).toBe(409);
    expect(await licensesOf(buyer.listingId)).toHaveLength(1);
  });

  test('does not renew, as nothing does', async () => {
    const buyer = await openBuyer();
    expect((await subscribe(buyer, { renews: true })).status).toBe(400);
    expect((await preview(buyer, { renews: true })).status).toBe(400);
    expect(await licensesOf(buyer.listingId)).toEqual([]);
  });

  test('of a licence that was to renew keeps its card from being deleted', async () => {
    const buyer = await openBuyer();
    const { body } = await subscribe(buyer);
    await subscribing.setRenewing(body.license.uuid);
    const { status } = await buyer.browser.call('DELETE', `/api/v1/customer/${buyer.card}`);
    expect(status).toBe(409);
    const other = await openBuyer();
    await subscribe(other);
    const gone = await other.browser.call('DELETE', `/api/v1/customer/${other.card}`);
    expect(gone.status).toBe(200);
  });
});

describe('what a page says of prices', () => {
  test.each([
    [{ price: { amount: 1, currency: 'CAD' } }, 400],
    [{ amount: 1 }, 400],
    [{ total: { amount: 1, currency: 'CAD' } }, 409],
    [{ total: { amount: 293_800, currency: 'USD' } }, 409],
  ])('is never charged: %j', async (body, refused) => {
    const buyer = await openBuyer();
    expect((await subscribe(buyer, body)).status).toBe(refused);
    expect(await licensesOf(buyer.listingId)).toEqual([]);
    expect(await statesOf(buyer)).toEqual(['HELD', 'HELD']);
    expect(await chargedFor(buyer)).toEqual({ charges: 0, refunds: 0 });
  });
});

test('nobody buys for a listing of another, or without a session', async () => {
  const buyer = await openBuyer();
  const other = await openMember();
  const as = { ...buyer, browser: other.browser };
  expect((await subscribe(as)).status).toBe(404);
  expect((await preview(as)).status).toBe(404);
  const visitor = { ...buyer, browser: { ...buyer.browser, cookie: undefined } };
  expect((await subscribe(visitor)).status).toBe(401);
});
