import { expect, test } from 'vitest';
import { readPlanForm } from './read-plan-form.ts';

const filled = {
  ...{ license_class: 'STANDARD', nickname: ' Market ', seat_count: '8', note: ' ' },
  ...{ price: '110050', 'price.currency': 'USD' },
};
const coded = {
  ...filled,
  ...{ license_class: 'ENTERPRISE', custom_code: ' coop-8 ', expires_at: '', most_uses: '' },
  domains: '[]',
};

function read(fields: Readonly<Record<string, string>>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return readPlanForm(data, 'America/Toronto');
}

const sold = { nickname: 'Market', seat_count: 8, price: { amount: 110_050, currency: 'USD' } };

test('a plan of the list is its name, its boards and its price', () => {
  expect(read(filled)).toEqual({ license_class: 'STANDARD', ...sold });
});

test('a code is bound by nothing that is empty', () => {
  expect(read(coded)).toEqual({ license_class: 'ENTERPRISE', ...sold, custom_code: 'COOP-8' });
});

test('its last day is over where its administrator is', () => {
  expect(read({ ...coded, expires_at: '2026-12-01', most_uses: '10' })).toMatchObject({
    ...{ expires_at: '2026-12-02T04:59:59.999Z', most_uses: 10 },
  });
});

test('domains are kept as they count', () => {
  expect(read({ ...coded, domains: '["@Coop.Example"]' })).toMatchObject({
    domains: ['coop.example'],
  });
});

test.each([
  { ...filled, price: '' },
  { ...coded, custom_code: 'a b' },
  { ...coded, domains: '["coop.example","no domain"]' },
])('what is not right yet is no plan', (fields) => {
  expect(read(fields)).toBe(undefined);
});
