import { describe, expect, test } from 'vitest';
import type { ListingKind } from '../../listings/kinds.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';
import { inEnglish } from '../../vocabulary/text/message.ts';
import type { AlertRule } from '../schemas.ts';
import { createPhraseReader } from './create-phrase-reader.ts';
import type { PhraseContext } from './phrase-context.ts';
import { searchPhrases, searchSentence } from './search-phrases.ts';

const english: PhraseContext = { locale: 'en-CA', read: inEnglish };
const french: PhraseContext = { locale: 'fr-CA', read: createPhraseReader('fr-CA') };

const wordsIn = (context: PhraseContext) => (kind: ListingKind, search: AlertRule['search']) =>
  // Spaces that don't break are plain in what a test says.
  searchPhrases(kind, search, context).map((words) => words.replaceAll('\u00a0', ' '));
const words = wordsIn(english);
const frenchWords = wordsIn(french);

const home = {
  subcategory: ['RESIDENTIAL'],
  filters: { saleType: ['SALE'], bedroomsTotal: { min: 3 }, heating: ['ELECTRIC', 'GEOTHERMAL'] },
  price: { max: 80_000_000 },
  near: 'Hamilton, ON',
  distance: 2000,
  text: ' corner lot ',
};

test('a search of homes is said from what it looks for to its last filter', () => {
  expect(words('property', home)).toEqual([
    'Homes for sale',
    '3+ bedrooms',
    'under $800,000',
    'within 2 km of Hamilton, ON',
    'with “corner lot”',
    'Heating: Electric or Geothermal',
  ]);
  expect(frenchWords('property', home)).toEqual([
    'Habitations à vendre',
    '3+ chambres',
    'moins de 800 000 $',
    'Hamilton, ON et jusqu’à 2 km autour',
    'avec « corner lot »',
    'Chauffage : Électricité ou Géothermie',
  ]);
});

test('a sentence joins them', () => {
  const search = { near: 'Ontario', filters: { saleType: ['RENT'] } };
  expect(searchSentence('property', search, english)).toBe('Properties for rent, in Ontario');
});

test.each<[ListingKind, AlertRule['search'], string[], string[]]>([
  [
    'merchant',
    { subcategory: ['ROOFING', 'PLUMBING'], filters: { isVerified: true, serviceRadius: true } },
    ['Roofers or plumbers', 'Verified', 'Serves this place'],
    ['Couvreurs ou plombiers', 'Vérifiée', 'Dessert cet endroit'],
  ],
  [
    'item',
    { filters: { brand: 'Giant', condition: ['NEW'] }, price: { min: 5000, max: 20_000 } },
    ['Items', '$50 to $200', 'Condition: New', 'Brand: “Giant”'],
    ['Objets', '50 $ à 200 $', 'État : Neuf', 'Marque : « Giant »'],
  ],
  [
    'property',
    { filters: { bathroomsTotal: { min: 1, max: 1 }, livingArea: { max: 92.90304 } } },
    ['Properties', '1 bathroom', 'Living area: Up to 1,000 ft²'],
    ['Propriétés', '1 salle de bain', 'Superficie habitable : Jusqu’à 1 000 pi²'],
  ],
  [
    'event',
    { subcategory: ['OPEN_HOUSE'], filters: { startsAt: { from: '2026-12-01' }, isFree: true } },
    ['Open houses', 'Starts: From Dec 1, 2026', 'Free'],
    ['Visites libres', 'Début : À partir du 1 déc. 2026', 'Gratuit'],
  ],
  [
    'city_service',
    { filters: { languages: ['fr', 'en'] }, isOpenNow: true },
    ['City services', 'open now', 'Languages: French or English'],
    ['Services municipaux', 'ouvert en ce moment', 'Langues : Français ou Anglais'],
  ],
  [
    'realtor',
    { subcategory: ['BROKER'], filters: { serviceAreas: 'Dundas', rating: { min: 4.5 } } },
    ['Brokers', 'Rating: 4.5+', 'Areas served: “Dundas”'],
    ['Courtiers agréés', 'Note : 4,5+', 'Secteurs desservis : « Dundas »'],
  ],
  [
    'classified',
    { subcategory: ['HELP_WANTED'], price: { min: 2500, period: 'HOURLY' } },
    ['Job offers', 'from $25 an hour'],
    ['Offres d’emploi', 'à partir de 25 $ l’heure'],
  ],
])('%s %#', (kind, search, inWords, inFrench) => {
  expect(words(kind, search)).toEqual(inWords);
  expect(frenchWords(kind, search)).toEqual(inFrench);
});

describe('what is looked for', () => {
  test.each<[AlertRule['search'], string]>([
    [{}, 'Properties'],
    [{ filters: { saleType: ['SALE', 'RENT'] } }, 'Properties for sale or for rent'],
    [{ subcategory: ['VACATION', 'RETIREMENT'] }, 'Vacation homes or retirement homes'],
    [{ subcategory: ['HOUSEBOAT'] }, 'HOUSEBOAT'],
  ])('%j', (search, said) => {
    expect(words('property', search)).toEqual([said]);
  });
});

describe('rooms', () => {
  test.each([
    [{ min: 1 }, '1+ bedrooms'],
    [{ max: 2 }, 'up to 2 bedrooms'],
    [{ min: 2, max: 4 }, '2 to 4 bedrooms'],
    [{ min: 3, max: 3 }, '3 bedrooms'],
  ])('%j', (bedroomsTotal, said) => {
    expect(words('property', { filters: { bedroomsTotal } })).toEqual(['Properties', said]);
  });
});

describe('a price', () => {
  test.each<[AlertRule['search'], string]>([
    [{ price: { min: 50_000_000, max: 80_000_000 } }, '$500,000 to $800,000'],
    [{ price: { min: 50_000_000 } }, 'from $500,000'],
    [{ price: { max: 1999 } }, 'under $19.99'],
    [{ price: { max: 80_000_000, currency: 'USD' } }, 'under US$800,000'],
    [{ price: { max: 80_000_000 }, homeCountry: 'AU' }, 'under AU$800,000'],
    [{ price: { max: 200_000, period: 'MONTHLY' } }, 'under $2,000 a month'],
    [{ price: { max: 80_000_000, period: 'ONCE' } }, 'under $800,000 to buy'],
  ])('%j', (search, said) => {
    expect(words('property', search)).toEqual(['Properties', said]);
  });

  test('that is paid once by its offer says so once', () => {
    const search = { price: { max: 80_000_000, period: 'ONCE' }, filters: { saleType: ['SALE'] } };
    expect(words('property', search)).toEqual(['Properties for sale', 'under $800,000']);
  });

  test('is in the currency of the place where that is known', () => {
    const inStates = wordsIn({ ...english, currency: 'USD' });
    expect(inStates('item', { price: { max: 5000 } })).toEqual(['Items', 'under US$50']);
  });
});

describe('an area', () => {
  const polygon = [
    [43, -80],
    [43, -79],
    [44, -79],
  ];
  const bounds = { south: 43, west: -80, north: 44, east: -79 };
  test.each<[AlertRule['search'], string[]]>([
    [{ near: 'Hamilton, ON' }, ['within 160 km of Hamilton, ON']],
    [{ near: 'québec', distance: 5000 }, ['in québec']],
    [{ near: '6183235', distance: 5000 }, ['within 5 km of the place you chose']],
    [{ near: { lat: 43.2, lng: -79.8 } }, ['within 160 km of the place you chose']],
    [{ near: '43.2, -79.8', distance: 500 }, ['within 0.5 km of the place you chose']],
    [{ polygon }, ['in the area you drew']],
    [{ bounds, near: 'Hamilton' }, ['on the part of the map you chose']],
    [
      { bounds, near: 'Hamilton', distance: 5000 },
      ['within 5 km of Hamilton', 'on the part of the map you chose'],
    ],
  ])('%#', (search, said) => {
    expect(words('item', search)).toEqual(['Items', ...said]);
  });

  test('is called as whoever asked was told, in miles for who reads them', () => {
    const place = { label: 'Buffalo, NY' };
    const inStates: PhraseContext = { locale: 'en-US', read: inEnglish, place };
    const search = { near: '5110629', distance: 16_093.44 };
    expect(wordsIn(inStates)('item', search)).toEqual(['Items', 'within 10 mi of Buffalo, NY']);
    const inRegion = wordsIn({ ...english, place: { label: 'Texas', isRegion: true } });
    expect(inRegion('item', { near: 'tex' })).toEqual(['Items', 'in Texas']);
  });
});

test('what searches of every kind can ask for is said', () => {
  const search = {
    listedWithinDays: 7,
    hasPictures: true,
    isReduced: true,
    isOpenNow: true,
    tags: ['vintage', 'oak'],
    owner: 7,
    ids: [1, 2, 3],
  };
  expect(words('item', search)).toEqual([
    'Items',
    'listed in the last 7 days',
    'with pictures',
    'price reduced',
    'open now',
    'tagged “vintage”',
    'tagged “oak”',
    'by one member',
    'among the 3 listings you chose',
  ]);
  const named = wordsIn({ ...english, ownerName: 'Rosa' });
  expect(named('item', { owner: 7, listedWithinDays: 1 })).toEqual([
    'Items',
    'listed in the last day',
    'by Rosa',
  ]);
});

test('all of a list is joined by and; what has left its kind is no phrase', () => {
  const filters = { features: ['POOL', 'FIREPLACE'], wasOnce: ['A'] };
  expect(words('property', { filters })).toEqual(['Properties', 'Features: Pool and Fireplace']);
});

test.each<[Locale, string]>([
  ['en-AU', 'Homes'],
  ['fr-CA', 'Habitations'],
])('texts that no page shows are read in %s', (locale, said) => {
  const context = { locale, read: createPhraseReader(locale) };
  expect(searchPhrases('property', { subcategory: ['RESIDENTIAL'] }, context)).toEqual([said]);
});
