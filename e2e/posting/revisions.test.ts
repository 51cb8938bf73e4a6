import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { callApi } from '../accounts/call-api.ts';
import { openMember } from '../accounts/open-account.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';
import { field } from './posting-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

const house = {
  subcategory: 'RESIDENTIAL',
  title: 'Brick house on Aberdeen Avenue',
  description: 'Three bedrooms, a garden, and a lane behind it.',
  price: { amount: 74_990_000, currency: 'CAD', period: 'ONCE' },
  place: {
    // Where no other journey looks at what is new.
    street: '2476 Victoria Ave',
    city: 'Regina',
    region: 'SK',
    country: 'CA',
    postalCode: 'S4P 3C8',
    pin: { lat: 50.4452, lng: -104.6189 },
    isAreaOnly: false,
  },
  contact: { name: 'Ana Roy', phone: null, email: null, website: null },
  hours: null,
  tags: [],
  pictures: [],
  attributes: { saleType: 'SALE', bedroomsTotal: 3, showsHistory: true },
};

test('a realtor changes a price over a broken connection, publishes, and takes it back', async () => {
  const context = await openContext(browser());
  await openMember(context.request);
  const posted = await callApi(context.request, 'POST', '/api/v1/property/listing', {
    listing: house,
  });
  const { id } = await posted.json();
  const edit = `${siteOrigin}/dashboard/listing/${id}/edit/property`;
  const { page, violations } = await watchPageIn(context, edit);
  await field(page, 'title').fill('Brick house, reduced');
  await page.getByText('Saved as a draft, not published yet.').waitFor();
  await page.context().setOffline(true);
  await page.locator('bw-post').getByRole('button', { name: 'Price' }).first().click();
  await page.locator('bw-post [data-field="price"] input').first().fill('699000');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Saved as a draft, not published yet.').waitFor();
  await page.locator('bw-post').getByRole('button', { name: 'Contact' }).first().click();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('heading', { name: 'The changes are published.' }).waitFor();
  await page.getByRole('link', { name: 'My listings' }).last().click();

  await page.getByRole('button', { name: 'More for “Brick house, reduced”' }).click();
  await page.getByRole('menuitem', { name: 'Earlier versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  await versions.getByRole('button', { name: 'Changed: Title, Price' }).click();
  await versions.getByText('$699,000').waitFor();
  await versions.getByRole('button', { name: 'First published' }).click();
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await page
    .getByRole('dialog', { name: 'Restore this version?' })
    .getByRole('button', { name: 'Restore this version' })
    .click();
  await page.getByText(/ is published again\.$/).waitFor();

  await page.goto(`${siteOrigin}/property/listing/${id}`);
  await page.getByRole('heading', { name: house.title }).waitFor();
  const history = page.getByRole('table', { name: 'Price history' });
  await expect
    .poll(() => history.getByRole('row').allTextContents())
    .toEqual([
      expect.stringContaining('Date'),
      expect.stringMatching(/Price changed.*749,900/),
      expect.stringMatching(/Price changed.*699,000/),
      expect.stringMatching(/Listed.*749,900/),
    ]);
  expect(await violations()).toEqual([]);
  await page.context().close();
});
