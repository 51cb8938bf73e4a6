import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { provide } from '../../platform/extensions/extension-point.ts';
import { mails } from '../../platform/tables.ts';
import { startBilling } from '../billing.fixture.ts';
import { savedCards } from '../tables.ts';
import { cardUses } from './card-uses.ts';

const running = new Set<string>();
const { platform, runJob, openMember } = await startBilling({
  name: 'test licences',
  routes: [],
  provides: [
    provide(cardUses, { find: async (_, ids) => new Set(ids.filter((id) => running.has(id))) }),
  ],
});
const { database, clock } = platform;
const tell = () => runJob('tell-expiring-cards');

// On the first day of a long month its end is further away than the notice.
const { now } = clock;
Object.assign(clock, {
  now() {
    const today = now.call(clock);
    return today.getUTCDate() === 1 ? new Date(today.getTime() + 86_400_000) : today;
  },
});

let made = 0;
async function saveCard(daysLeft: number, facts: Partial<typeof savedCards.$inferInsert> = {}) {
  const member = await openMember();
  made += 1;
  const paymentId = `pm_${made}`;
  const end = new Date(clock.now().getTime() + daysLeft * 86_400_000);
  await database.insert(savedCards).values({
    paymentId,
    userId: member.id,
    brand: 'visa',
    last4: '4242',
    expiryMonth: end.getUTCMonth() + 1,
    expiryYear: end.getUTCFullYear(),
    createdAt: new Date(0),
    ...facts,
  });
  return { member, paymentId };
}

async function chosen(daysLeft: number, facts?: Partial<typeof savedCards.$inferInsert>) {
  const saved = await saveCard(daysLeft, facts);
  const body = { purpose: 'licences', isDefault: true };
  await saved.member.browser.call('PUT', `/api/v1/customer/${saved.paymentId}/default`, body);
  return saved;
}

const sent = () => database.select().from(mails);

beforeEach(async () => {
  await database.delete(savedCards);
  await database.delete(mails);
});

test('whoever has chosen a card that expires within the month is told once', async () => {
  const { member } = await chosen(0);
  await database
    .update(users)
    .set({ email: 'rosa@example.org', locale: 'fr-CA' })
    .where(eq(users.id, member.id));
  expect([await tell(), await tell()]).toEqual([1, 0]);
  const [mail] = await sent();
  expect(mail).toMatchObject({ recipient: 'rosa@example.org' });
  expect(mail?.subject).toBe('Votre carte Visa •••• 4242 expire bientôt');
  expect(mail?.text).toContain('/dashboard/stripe');
});

test('a card that something runs on is in use, chosen or not', async () => {
  const { paymentId } = await saveCard(0);
  expect(await tell()).toBe(0);
  running.add(paymentId);
  expect(await tell()).toBe(1);
});

test('a card that the provider has renewed is told of when that ends', async () => {
  const { paymentId } = await chosen(0, { toldExpiry: '2020-1' });
  expect(await tell()).toBe(1);
  const year = clock.now().getUTCFullYear() + 3;
  await database
    .update(savedCards)
    .set({ expiryYear: year })
    .where(eq(savedCards.paymentId, paymentId));
  expect(await tell()).toBe(0);
});

test.each([
  ['ends in two months', 62, {}],
  ['has ended', -40, {}],
  ['does not end', 0, { brand: 'ElectronicTransfer', expiryMonth: null, expiryYear: null }],
] as const)('of one that %s nobody is told', async (_, daysLeft, facts) => {
  await chosen(daysLeft, facts);
  expect(await tell()).toBe(0);
  expect(await sent()).toEqual([]);
});

test('two processes at once tell once', async () => {
  await chosen(0);
  const told = await Promise.all([tell(), tell(), tell()]);
  expect(told.reduce((sum, one) => sum + one)).toBe(1);
  expect(await sent()).toHaveLength(1);
});
