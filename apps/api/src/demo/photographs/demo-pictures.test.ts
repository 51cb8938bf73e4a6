import { expect, test } from 'vitest';
import { randomFor } from '../draw.ts';
import { goods } from '../kinds/goods.ts';
import { likenesses } from '../people/first-names.ts';
import { createDemoPictures } from './demo-pictures.ts';
import { readDemoPictures } from './read-demo-pictures.ts';

const all = await readDemoPictures();

function namesOf(kind: string): Set<string> {
  return new Set(all.filter((picture) => picture.kind === kind).map(({ name }) => name));
}

test('everything for sale names pictures that there are', () => {
  const known = namesOf('item');
  const asked = goods.flatMap(({ offers }) => offers.flatMap(([, ...pictures]) => pictures));
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test('every first name has portraits that there are', () => {
  const known = namesOf('realtor');
  for (const [firstName, portraits] of Object.entries(likenesses)) {
    expect(portraits.length, firstName).toBeGreaterThan(0);
    for (const portrait of portraits) expect(known, firstName).toContain(`portrait-${portrait}`);
  }
});

test('the first picture fits the first word, the others any word', () => {
  const subjectOf = new Map(all.map(({ name, subject }) => [name, subject]));
  const subjects = new Set<string>();
  for (let draw = 0; draw < 40; draw += 1) {
    const [first = '', ...others] = createDemoPictures(all).forKind(
      randomFor('pictures', draw),
      'merchant',
      ['kitchen', 'interior'],
      4,
    );
    expect(subjectOf.get(first)).toContain('kitchen');
    expect(new Set([first, ...others]).size).toBe(1 + others.length);
    for (const other of others) subjects.add(subjectOf.get(other) ?? '');
  }
  expect([...subjects].sort()).toEqual(['bath-kitchen', 'interior-design', 'kitchen']);
});
