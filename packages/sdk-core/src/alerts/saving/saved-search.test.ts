import { describe, expect, test } from 'vitest';
import { readNarrowing } from '../../search/query/narrowing.ts';
import { emptyQuery, type SearchQuery } from '../../search/rules.ts';
import { newDraft, readRuleDraft } from './rule-draft.ts';
import { saveRefusalOf } from './save-refusals.ts';
import { isSameSearch, narrowedSearch, searchToSave } from './saved-search.ts';

const query: SearchQuery = {
  ...emptyQuery,
  category: ['property'],
  near: 'Hamilton, ON',
  filters: 'saleType=SALE&bedroomsTotal=3..',
  sort: 'newest',
  page: 3,
};
const answer = { place: { label: 'Hamilton, ON', lat: 43.25, lng: -79.85, distance: 25_000 } };
const saved = (changes: Partial<SearchQuery> = {}) => {
  const changed = { ...query, ...changes };
  return searchToSave(changed, readNarrowing(changed), { homeCountry: 'CA', answer });
};

test('of a search on a page its order and its page are not kept', () => {
  expect(saved()).toEqual({
    homeCountry: 'CA',
    near: 'Hamilton, ON',
    // As far as the page has said that it looked.
    distance: 25_000,
    filters: { saleType: ['SALE'], bedroomsTotal: { min: 3 } },
  });
});

test('a part of the map is kept in place of the place that was left for it', () => {
  expect(saved({ bounds: '43,-80,44,-79', filters: '' })).toEqual({
    homeCountry: 'CA',
    bounds: { south: 43, west: -80, north: 44, east: -79 },
  });
});

test('one change narrows it', () => {
  const search = saved();
  expect(narrowedSearch(search, { distance: 5000 })).toEqual({ ...search, distance: 5000 });
  expect(narrowedSearch(search, { subcategory: 'VACATION' })).toEqual({
    ...search,
    subcategory: ['VACATION'],
  });
});

describe('the very same search', () => {
  const twoTypes = { ...saved(), subcategory: ['VACATION', 'RESIDENTIAL'] };
  test.each([
    ['as the server has it', { filters: { bedroomsTotal: { min: 3 }, saleType: ['SALE'] } }, true],
    ['with nothing where nothing is', { hasPictures: undefined }, true],
    ['as far as a call looks, by a rule that names no distance', { distance: undefined }, false],
    ['with its types in another order', { subcategory: ['RESIDENTIAL', 'VACATION'] }, true],
    ['with a type less', { subcategory: ['RESIDENTIAL'] }, false],
    ['elsewhere', { near: 'Toronto, ON' }, false],
    ['with a filter more', { hasPictures: true }, false],
    ['for another number of rooms', { filters: { bedroomsTotal: { min: 2 } } }, false],
  ])('%s', (_, changes, isSame) => {
    expect(isSameSearch({ ...twoTypes, ...changes }, twoTypes)).toBe(isSame);
  });

  test('a rule that names no distance looks as far as a call does', () => {
    const unnamed = { near: 'Hamilton, ON' };
    expect(isSameSearch(unnamed, { ...unnamed, distance: 160_000 })).toBe(true);
    expect(isSameSearch(unnamed, { ...unnamed, distance: 25_000 })).toBe(false);
  });

  test('an area is another with its corners in another order', () => {
    const polygon: [number, number][] = [
      [43, -80],
      [44, -80],
      [44, -79],
    ];
    expect(isSameSearch({ polygon: polygon.toReversed() }, { polygon })).toBe(false);
  });
});

describe('a draft that a browser has kept', () => {
  const draft = { ...newDraft('item', { text: 'canoe' }), name: 'Canoes' };

  test('is read as it was written', () => {
    expect(readRuleDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  test('keeps of what was chosen what there is to choose', () => {
    const kept = { ...draft, news: ['gone', 'weather'], channels: 'mail', name: 7 };
    expect(readRuleDraft(kept)).toEqual({
      kind: 'item',
      search: { text: 'canoe' },
      frequency: 'daily',
      news: ['gone'],
      channels: [],
    });
  });

  test.each([
    [undefined],
    [null],
    ['draft'],
    [{}],
    [{ ...draft, kind: 'boat' }],
    [{ ...draft, frequency: 'hourly' }],
    [{ ...draft, search: null }],
  ])('%j is none', (kept) => {
    expect(readRuleDraft(kept)).toBe(undefined);
  });
});

test.each([
  ['conflict', [], { reason: 'tooManyRules', isFinal: true }],
  ['unknown-place', [], { reason: 'unknownPlace', isFinal: true }],
  ['invalid-request', ['body.search'], { reason: 'tooLong', isFinal: true }],
  ['invalid-request', ['body.email'], undefined],
  ['network', [], { reason: 'unreached', isFinal: false }],
  ['interrupted', [], { reason: 'unreached', isFinal: false }],
  ['internal', [], undefined],
] as const)('%s at %j is worded as %j', (code, paths, refusal) => {
  const fields = paths.map((path) => ({ path, message: '' }));
  expect(saveRefusalOf({ code, fields })).toEqual(refusal);
});
