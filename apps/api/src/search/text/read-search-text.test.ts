import { expect, test } from 'vitest';
import { readSearchText } from './read-search-text.ts';

const read = (text: string) => {
  const { words, denials } = readSearchText(text, ['property']);
  return [words, denials.map(({ typed }) => typed)];
};
const rooms = (text: string) => {
  const { words, rooms: found } = readSearchText(text, ['property']);
  return [words, found];
};

test.each([
  ['condo no pets', ['condo'], ['pets']],
  ['no pets allowed', [], ['pets']],
  ['apartment not furnished', ['apartment'], ['furnished']],
  ['house without a pool', ['house'], ['pool']],
  ['no swimming pool', [], ['swimming pool']],
  ['without pool or garage, quiet', ['quiet'], ['pool', 'garage']],
  ['no pool and garage', ['garage'], ['pool']],
  ['no pets no pool', [], ['pets', 'pool']],
  ['not renovated', [], ['renovated']],
  ['maison sans piscine', ['maison'], ['piscine']],
  ['appartement non meublé', ['appartement'], ['meublé']],
  ["pas d'animaux", [], ['animaux']],
  ['pas d’animaux', [], ['animaux']],
  ['pas de stationnement', [], ['stationnement']],
  ['pas meublé', [], ['meublé']],
  ['sans piscine ni garage', [], ['piscine', 'garage']],
  ['aucun animal', [], ['animal']],
])('"%s" asks for %j and denies %j', (text, words, denied) => {
  expect(read(text)).toEqual([words, denied]);
});

test.each([
  ['vélo pas cher', ['velo', 'pas', 'cher']],
  ['non-smoking', ['non', 'smoking']],
  ['no 5', ['no', '5']],
  ['not far from lake', ['not', 'far', 'lake']],
  ['casino no', ['casino', 'no']],
  ['unfurnished', ['unfurnished']],
  ['pool', ['pool']],
])('"%s" denies nothing', (text, words) => {
  expect(read(text)).toEqual([words, []]);
});

test('of words that name the same value only that one is denied', () => {
  const values = (text: string) =>
    readSearchText(text, ['property']).denials.flatMap((one) => one.values);
  expect(values('no hot tub')).toEqual(['features HOT_TUB']);
  expect(values('non meublé')).toContain('furnished FURNISHED');
  expect(values('no pets')).toContain('petsAllowed YES');
  expect(values('no pets')).not.toContain('petsAllowed NO');
});

test.each([
  ['3 bedroom house', ['house'], { bedroomsTotal: { min: 3, max: 3 } }],
  ['3-bedroom', [], { bedroomsTotal: { min: 3, max: 3 } }],
  ['three bedrooms', [], { bedroomsTotal: { min: 3, max: 3 } }],
  ['3+ beds', [], { bedroomsTotal: { min: 3 } }],
  ['3 beds or more', [], { bedroomsTotal: { min: 3 } }],
  ['3br 2ba', [], { bedroomsTotal: { min: 3, max: 3 }, bathroomsTotal: { min: 2, max: 2.5 } }],
  ['2 bath', [], { bathroomsTotal: { min: 2, max: 2.5 } }],
  ['2.5 bathrooms', [], { bathroomsTotal: { min: 2.5, max: 2.5 } }],
  ['maison 3 chambres', ['maison'], { bedroomsTotal: { min: 3, max: 3 } }],
  ['3 chambres à coucher', [], { bedroomsTotal: { min: 3, max: 3 } }],
  ['deux chambres ou plus', [], { bedroomsTotal: { min: 2 } }],
  ['2 salles de bain', [], { bathroomsTotal: { min: 2, max: 2.5 } }],
  ['1,5 salle de bains', [], { bathroomsTotal: { min: 1.5, max: 1.5 } }],
  ['13 Bedford Street', ['13', 'bedford', 'street'], {}],
  ['bedroom', ['bedroom'], {}],
  ['12 Bath Road', ['12', 'bath', 'road'], {}],
])('"%s" asks for %j and %j', (text, words, found) => {
  expect(rooms(text)).toEqual([words, found]);
});

test('rooms are read of homes alone', () => {
  const { words, rooms: found } = readSearchText('3 bedroom tent', ['item']);
  expect([words, found]).toEqual([['3', 'bedroom', 'tent'], {}]);
});
