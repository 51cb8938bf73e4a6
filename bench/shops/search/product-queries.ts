import { createRandom } from '../../search/dataset/random.ts';
import { adjectives, shelves } from './words.ts';

/** What a user of the search of products sends. */
type ProductQuery = Readonly<Record<string, unknown>>;

/** Searches by words in a shelf, some of them narrowed and in another order. */
export function makeProductQueries(count: number): readonly ProductQuery[] {
  const random = createRandom(43);
  return Array.from({ length: count }, (_, index) => {
    const [category, leaf, things] = random.pick(shelves);
    const thing = random.pick(things.split(' '));
    const word = random.pick(adjectives);
    const text = [thing, `${word} ${thing}`, word, `${word} ${random.pick(adjectives)}`][index % 4];
    return {
      ...{ text, category },
      ...(index % 3 === 0 && { leaf }),
      ...(index % 5 === 0 && { sort: random.pick(['newest', 'price-low', 'price-high']) }),
      ...(index % 7 === 0 && { inStock: true }),
      ...(index % 9 === 0 && { price: { min: 1_000, max: 5_000 } }),
      ...(index % 11 === 0 && { shipsTo: { country: 'CA', region: 'ON' } }),
      ...(index % 13 === 0 && { near: 'Hamilton, ON' }),
      ...(index % 17 === 0 && { condition: ['AS_IS'] }),
    };
  });
}

/** Counts in a shelf, each second with a word. */
export function makeFacetQueries(count: number): readonly ProductQuery[] {
  const random = createRandom(44);
  return Array.from({ length: count }, (_, index) => {
    const [category, , things] = random.pick(shelves);
    return {
      ...{ category, include: ['total', 'facets'] },
      ...(index % 2 === 0 && { text: random.pick(things.split(' ')) }),
      ...(index % 5 === 0 && { inStock: true }),
    };
  });
}
