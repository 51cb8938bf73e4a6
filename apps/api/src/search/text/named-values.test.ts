import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { listValueTerms, valuesNamedBy } from './named-values.ts';

const { platform } = await startTestServer([]);

const named = (word: string) => valuesNamedBy(word, false);

test('a word names values in English and French, in whatever form', () => {
  for (const word of ['dishwasher', 'dishwashers', 'vaisselle']) {
    expect(named(word), word).toContain('features DISHWASHER');
  }
  for (const word of ['pool', 'pools', 'piscine', 'piscines']) {
    expect(named(word), word).toContain('features POOL');
  }
  for (const word of ['furnished', 'meuble', 'meublee', 'meubles']) {
    expect(named(word), word).toContain('furnished FURNISHED');
  }
  expect(named('rent')).toContain('saleType RENT');
  expect(named('louer')).toContain('saleType RENT');
  expect(named('plomberie')).toContain('subcategory PLUMBING');
  expect(named('remote')).toEqual(['isRemote true']);
});

test('a value has its everyday names too', () => {
  expect(named('conditioned')).toContain('cooling HEAT_PUMP');
  expect(named('climatisee')).toContain('cooling HEAT_PUMP');
  expect(named('parking')).toContain('parkingFeatures DRIVEWAY');
  expect(named('secheuse')).toContain('features IN_UNIT_LAUNDRY');
});

test('what a label denies is not named by it, nor is what says nothing', () => {
  expect(named('meuble')).not.toContain('furnished UNFURNISHED');
  expect(named('animaux')).toContain('petsAllowed YES');
  expect(named('animaux')).not.toContain('petsAllowed NO');
  expect(named('climatisation')).not.toContain('cooling NONE');
  expect(named('other')).toEqual([]);
});

test('the last word may be a beginning of four letters or more', () => {
  expect(valuesNamedBy('dishw', true)).toEqual(['features DISHWASHER']);
  expect(valuesNamedBy('dis', true)).toEqual([]);
  expect(named('dishw')).toEqual([]);
});

test('no word names a value that PostgreSQL passes over in a text', async () => {
  const { rows } = await platform.database.execute<{ word: string }>(
    sql`select word from unnest(${sql.param(listValueTerms())}::text[]) as word where numnode(to_tsquery('english', word)) = 0`,
  );
  expect(rows).toEqual([]);
});
