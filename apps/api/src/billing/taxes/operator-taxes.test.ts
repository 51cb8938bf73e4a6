import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lawfulRules } from '@boardwalk/sdk-core/billing/taxes/tax-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfiguration } from '../../platform/configuration.ts';
import { operatorTaxesOf } from './operator-taxes.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sales-taxes-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What is read of a file with such a text. */
async function read(text: string) {
  const file = join(folder, 'taxes.json');
  await writeFile(file, text);
  return operatorTaxesOf({ salesTaxFile: file });
}

const texas = { state: 'TX', portion: 62_500, from: '2026-01-01', isOnShipping: true };

test('without a file nothing is collected, and the rules are those of the law', () => {
  const none = { rules: lawfulRules, registrations: [] };
  expect(operatorTaxesOf({ salesTaxFile: undefined })).toEqual(none);
});

test('the demo has a file of its own, which is read once', () => {
  const demo = readConfiguration({ DATABASE_URL: 'postgresql:///boardwalk?host=/run/boardwalk' });
  const { rules, registrations } = operatorTaxesOf(demo);
  expect(operatorTaxesOf(demo).rules).toBe(rules);
  const states = rules.rates.filter(({ tax }) => tax === 'salesTax');
  expect(states.flatMap(({ regions }) => regions)).toEqual(['NY', 'CA']);
  expect(registrations.map(({ country, region }) => [country, region])).toEqual([
    ['CA', null],
    ['CA', 'QC'],
    ['US', 'NY'],
    ['US', 'CA'],
  ]);
});

test('the operator’s file takes its place', async () => {
  const { rules, registrations } = await read(
    JSON.stringify({ states: [texas], registrations: [] }),
  );
  expect(rules.rates.at(-1)).toMatchObject({ regions: ['TX'], portion: 62_500 });
  expect(registrations).toHaveLength(1);
});

test.each([
  [{ states: [texas] }, 'registrations: '],
  [{ states: [texas, { ...texas, state: 'ZZ' }], registrations: [] }, 'states[1].state: '],
  [{ states: [texas, { ...texas, from: '2026-06-01' }], registrations: [] }, 'states[1].from: '],
  [{ states: [{ ...texas, portion: 6.25 }], registrations: [{}] }, 'registrations[0].country: '],
  [{ states: [], registrations: [], rates: [] }, 'the file: Unrecognized key: "rates"'],
])('a fault anywhere refuses the whole file and says where: %j', async (content, place) => {
  await expect(read(JSON.stringify(content))).rejects.toThrow(place);
});

test.each([
  ['{\n  "states": [],\n  "registrations": [{}\n}', 'line 4 column 1'],
  ['{\n  "states": [],\n  "registrations": [,]\n}', 'ations": [,]'],
])('what is no JSON is refused with where it is: %s', async (text, place) => {
  await expect(read(text)).rejects.toThrow(place);
});

test('a file that isn’t there is named', () => {
  const missing = join(folder, 'missing.json');
  expect(() => operatorTaxesOf({ salesTaxFile: missing })).toThrow(missing);
});
