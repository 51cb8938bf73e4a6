import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readRates } from '../../listings/rates/exchange-rates.ts';
import { listings } from '../../listings/tables.ts';
import { startAlerts } from '../alerts.fixture.ts';
import { findIndexed, findIndexedByBounds } from './find-indexed.ts';

const { database, signIn, rule, post } = await startAlerts();

test('the index leaves out rules whose words a listing does not have', async () => {
  const rosa = await signIn();
  const rules = new Map<number, string | undefined>();
  const texts = [
    undefined,
    'canoe',
    'cano',
    'red',
    'kayak',
    'red kayak',
    'without paddles',
    '-red',
  ];
  for (const text of texts) rules.set(await rule(rosa, { search: { text } }), text);
  const id = await post(rosa);
  const [listing] = await database.select().from(listings).where(eq(listings.id, id));
  if (!listing) throw new Error('The listing was not stored.');
  const rates = await readRates(database);
  const textsOf = (ids: readonly number[]) => ids.map((one) => rules.get(one));
  const left = textsOf(await findIndexed(database, listing, rates));
  expect(new Set(left)).toEqual(
    new Set([undefined, 'canoe', 'cano', 'red', 'without paddles', '-red']),
  );
  expect(left).toHaveLength(6);
  expect(await findIndexedByBounds(database, listing, rates)).toHaveLength(texts.length);
});

test('a rule of the longest text and of all subcategories has its place in the index', async () => {
  const rosa = await signIn();
  const letters = Array.from({ length: 200 }, (_, index) =>
    String.fromCodePoint(0x4e00 + index * 97),
  );
  const search = { text: letters.join(''), subcategory: subcategories.merchant };
  expect(await rule(rosa, { search }, 'merchant')).toBeGreaterThan(0);
});
