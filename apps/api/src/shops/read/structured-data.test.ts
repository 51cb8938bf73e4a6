import { expect, test } from 'vitest';
import { vocabularyProblems } from '../../listings/schema-org-problems.fixture.ts';
import { readVocabulary } from '../../listings/schema-org-vocabulary.fixture.ts';
import { storePicture } from '../../posting/pictures.fixture.ts';
import { writeRate, writeVariant } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';

const { database, signIn, signInSeller, createProduct, openShop } = await startShops();
const vocabulary = readVocabulary();

test('schema.org understands shops and products with all that they say', async () => {
  const [rosa, visitor] = [await signInSeller(), await signIn()];
  const picture = { id: await storePicture(database, rosa.id), alt: 'A chair' };
  const id = await openShop(rosa, {
    cover: picture,
    logo: picture,
    hours: { weekly: [{ day: 1, opens: 540, closes: 1020 }] },
    contact: {
      phone: { country: 'CA', code: 1, number: '9055550123' },
      email: 'shop@example.org',
      website: 'https://maple.example/',
    },
  });
  const zone = { country: 'CA', regions: ['ON'], postalPrefixes: ['M5V'] };
  await rosa.call('POST', shopPath(id, '/shipping'), writeRate({ zone }));
  const simple = await createProduct(rosa, id, { pictures: [picture] });
  const sized = await createProduct(rosa, id, {
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      writeVariant({ values: ['S'], stockMode: 'on-order', sku: 'S-1' }),
      writeVariant({ values: ['M'], price: 13_000 }),
    ],
  });
  const described = [];
  for (const path of ['', `/product/${simple.id}`, `/product/${sized.id}`]) {
    described.push((await visitor.call('GET', shopPath(id, path))).body.structuredData);
  }
  expect(described.flatMap((one) => vocabularyProblems(vocabulary, one))).toEqual([]);
  const [store, one, several] = described;
  expect(store).toMatchObject({
    ...{ '@type': 'Store', telephone: '+19055550123', email: 'shop@example.org' },
    url: expect.stringMatching(new RegExp(`/marketplace/shop/${id}$`)),
    address: { addressLocality: 'Hamilton', streetAddress: '71 Main St W' },
    openingHoursSpecification: [{ opens: '09:00', closes: '17:00' }],
  });
  expect(one).toMatchObject({
    url: expect.stringMatching(new RegExp(`/product/${id}/${simple.id}$`)),
    offers: {
      ...{ price: '125.00', priceCurrency: 'CAD' },
      availability: 'https://schema.org/OutOfStock',
      shippingDetails: [
        {
          shippingRate: { value: '15.00', currency: 'CAD' },
          shippingDestination: { addressRegion: ['ON'], postalCodePrefix: ['M5V'] },
          deliveryTime: {
            handlingTime: { minValue: 1, maxValue: 3 },
            transitTime: { minValue: 2, maxValue: 5 },
          },
        },
      ],
    },
  });
  expect(several.offers.offers).toMatchObject([
    { name: 'S', sku: 'S-1', availability: 'https://schema.org/MadeToOrder' },
    { name: 'M', price: '130.00' },
  ]);
});

test('where a shop is known by its area alone, its street is in nothing that is public', async () => {
  const rosa = await signInSeller();
  const place = {
    ...{ street: '71 Main St W', city: 'Hamilton', region: 'ON', country: 'CA' },
    ...{ postalCode: 'L8P 4Y5', pin: { lat: 43.256712, lng: -79.872634 }, isAreaOnly: true },
  };
  const id = await openShop(rosa, { place });
  const [product] = (await rosa.call('GET', shopPath(id, '/products'))).body.results;
  for (const path of ['', `/product/${product.id}`]) {
    const { text } = await (await signIn()).call('GET', shopPath(id, path));
    for (const hidden of ['71 Main', 'L8P', '43.2567']) expect(text).not.toContain(hidden);
  }
});
