import { asc, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startAccess } from '../../access/access.fixture.ts';
import { auditEntries } from '../../access/tables.ts';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';
import { emptyMailText, trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { mails } from '../../platform/tables.ts';
import { storeBoard, storeMerchant } from '../places/places.fixture.ts';
import { boardsDomain } from '../routes.ts';
import { boardOutages, boardPlaces, boardsTable } from '../tables.ts';
import { outageMail } from './outage-mail.ts';

const { database, signIn } = await startAccess(boardsDomain);
const chief = await signIn('administrators');
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const path = (id: number) => `/api/v1/billboard/${id}/outages`;
const start = (id: number, times: object = {}) =>
  chief.call('POST', path(id), { until: null, reason: ' A storm took the panel. ', ...times });
const end = (id: string) => chief.call('DELETE', `/api/v1/billboard/outages/${id}`);
const isOut = async (id: number) =>
  (await chief.call('GET', `/api/v1/billboard/${id}`)).body.isOut as boolean;
const mailsOf = () => database.select().from(mails).orderBy(asc(mails.recipient));
let board: number;

beforeEach(async () => {
  await database.delete(boardsTable);
  await database.delete(mails);
  board = await storeBoard(database);
});

let slots = 0;
async function place(ownerId: number, facts: Partial<typeof boardPlaces.$inferInsert> = {}) {
  const { listingId, serviceType } = await storeMerchant(database, ownerId, facts.serviceType);
  slots = (slots % 8) + 1;
  await database.insert(boardPlaces).values({
    ...{ boardId: board, listingId, serviceType, slot: slots, serviceSlot: 1 },
    ...{ state: 'ASSIGNED', heldAt: new Date(), ...facts },
  });
  return listingId;
}

describe('an outage', () => {
  test('begins now unless told, until it is ended, and is in the trail', async () => {
    const { status, body } = await start(board);
    expect(status).toBe(200);
    expect(body).toMatchObject({ until: null, reason: 'A storm took the panel.', isOwed: false });
    expect(await isOut(board)).toBe(true);
    const [begun] = await database.select().from(auditEntries).orderBy(desc(auditEntries.id));
    expect(begun).toMatchObject({
      event: 'board-outage-started',
      detail: { board: 'Albert Street', reason: 'A storm took the panel.' },
    });
    expect((await end(body.id)).status).toBe(200);
    expect(await isOut(board)).toBe(false);
    expect((await end(body.id)).status).toBe(409);
    const { items } = (await chief.call('GET', path(board))).body;
    expect(items).toMatchObject([{ id: body.id, until: expect.any(String) }]);
  });

  test('that is announced changes nothing yet, and can be taken back', async () => {
    const { body } = await start(board, { from: inDays(2), until: inDays(4) });
    expect(await isOut(board)).toBe(false);
    expect((await end(body.id)).status).toBe(200);
    expect(await database.$count(boardOutages)).toBe(0);
    expect((await end(body.id)).status).toBe(404);
  });

  test('of more than seven days is owed', async () => {
    await start(board, { from: inDays(-8) });
    const { items } = (await chief.call('GET', path(board))).body;
    expect(items).toMatchObject([{ isOwed: true }]);
  });

  test('shares no time with another, and follows one that is over', async () => {
    const first = await start(board, { from: inDays(1), until: inDays(3) });
    for (const times of [
      { from: inDays(2), until: null },
      { from: inDays(0.5), until: inDays(1.5) },
      { until: null },
    ]) {
      expect((await start(board, times)).status).toBe(409);
    }
    expect((await start(board, { from: first.body.until, until: null })).status).toBe(200);
    expect((await start(board, { until: first.body.from })).status).toBe(200);
    expect((await start(await storeBoard(database))).status).toBe(200);
  });

  test('started twenty times at once is one, and told once', async () => {
    await place((await signIn('merchants')).id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(board)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await mailsOf()).toHaveLength(1);
  });

  test('ended twenty times at once is ended once', async () => {
    const { body } = await start(board);
    const answers = await Promise.all(Array.from({ length: 20 }, () => end(body.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    [{ until: inDays(-1) }, 'body.until'],
    [{ from: inDays(3), until: inDays(2) }, 'body.until'],
    [{ from: inDays(-3), until: inDays(-2) }, 'body.until'],
    [{ from: 'tomorrow' }, 'body.from'],
    [{ reason: ' ' }, 'body.reason'],
    [{ reason: 'a'.repeat(301) }, 'body.reason'],
    [{ until: undefined }, 'body.until'],
  ])('is refused with %j', async (times, wrong) => {
    const { status, body } = await start(board, times);
    expect([status, body.fields[0].path]).toEqual([400, wrong]);
    expect(await database.$count(boardOutages)).toBe(0);
  });
});

describe('merchants', () => {
  test('on the board are written to, once each and in their language; others are not', async () => {
    const rosa = await signIn('merchants');
    const ana = await signIn('merchants');
    const gone = await signIn('merchants');
    const holder = await signIn('merchants');
    await database.update(users).set({ locale: 'fr-CA' }).where(eq(users.id, ana.id));
    await database.update(users).set({ state: 'disabled' }).where(eq(users.id, gone.id));
    const first = await place(rosa.id, { serviceType: 'ROOFING' });
    await database.update(listings).set({ title: 'Rosa & Sons' }).where(eq(listings.id, first));
    await place(rosa.id, { serviceType: 'PLUMBING' });
    await place(ana.id, { serviceType: 'INSURANCE' });
    await place(gone.id, { serviceType: 'FLOORING' });
    const until = new Date(Date.now() + 60_000);
    await place(holder.id, { serviceType: 'PAINTING', state: 'HELD', until });
    await start(board, { until: inDays(2) });
    const sent = await mailsOf();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([rosa.email, ana.email].sort());
    const to = (email: string) => sent.find(({ recipient }) => recipient === email);
    expect(to(rosa.email)?.subject).toBe('A board is out of service: Albert Street');
    expect(to(rosa.email)?.text).toContain('Rosa & Sons · ');
    expect(to(rosa.email)?.html).toContain('Rosa &amp; Sons');
    expect(to(ana.email)?.subject).toBe('Un panneau est hors service\u00a0: Albert Street');
  });

  test.each(['en-CA', 'fr-CA'] as const)('read whether there is an end, %s', (locale) => {
    const words = {
      board: trustedMailText('A'),
      listings: trustedMailText('B'),
      reason: trustedMailText('C'),
    };
    const values = { ...words, from: trustedMailText('May 1'), until: emptyMailText };
    const open = renderMail(outageMail, locale, values);
    const ended = renderMail(outageMail, locale, { ...values, until: trustedMailText('May 9') });
    for (const mail of [open, ended]) {
      expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/[{}%]{2}|undefined/);
    }
    for (const part of ['text', 'html'] as const) {
      expect(ended[part]).toContain('May 9');
      expect(open[part]).toMatch(/yet until when|encore jusqu’à quand/);
    }
  });

  test('are not written to where the outage could not be kept', async () => {
    await place((await signIn('merchants')).id);
    await start(board, { from: inDays(1), until: inDays(2) });
    await database.delete(mails);
    expect((await start(board)).status).toBe(409);
    expect(await mailsOf()).toEqual([]);
  });
});
