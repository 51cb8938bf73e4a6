import type { Person } from './person.ts';

/** Fewer than anybody may publish in a minute. */
const rounds = 20;
const patienceMs = 30_000;

interface Found {
  readonly results: readonly { readonly id: number }[];
}

/** From the press that publishes to a search that finds it, of each listing, in ms. */
export async function measurePublishing(person: Person): Promise<readonly number[]> {
  const times: number[] = [];
  while (times.length < rounds) times.push(await publish(person, `Zyxolark${times.length}`));
  return times;
}

async function publish(person: Person, word: string): Promise<number> {
  const began = performance.now();
  const published = await person.call('POST', '/api/v1/item/listing', {
    listing: writeItem(`${word}, a table of oak`),
  });
  const { id } = published as { readonly id: number };
  while (performance.now() - began < patienceMs) {
    const found = (await person.call('POST', '/api/v1/item/search', { text: word })) as Found;
    if (found.results.some((result) => result.id === id)) return performance.now() - began;
  }
  throw new Error(`No search finds the listing ${id}.`);
}

/** An item as its form sends it. */
export function writeItem(title: string) {
  return {
    subcategory: 'CLASSIFIED',
    title,
    description: 'Six seats, oiled each spring, and light enough to be carried by two.',
    price: { amount: 45_000, currency: 'CAD', period: 'ONCE' },
    place: {
      street: null,
      city: 'Hamilton',
      region: 'ON',
      country: 'CA',
      postalCode: 'L8P 4Y5',
      pin: { lat: 43.2567, lng: -79.8726 },
      isAreaOnly: true,
    },
    contact: { name: 'Rosa Lindqvist', phone: null, email: 'rosa@example.org', website: null },
    hours: null,
    tags: [],
    pictures: [],
    attributes: { condition: 'USED' },
  };
}
