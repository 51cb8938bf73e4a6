import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import similarTable from '../bw-similar/bw-similar.element.tsx';
import { sampleImage, sampleListing } from '../testing/sample-listing.fixture.ts';
import listingTable from './bw-listing.element.tsx';

registerElement(listingTable);
registerElement(similarTable);

const pictures = Array.from({ length: 7 }, (_, index) => sampleImage(index + 1));

const answers: Answers = {
  'GET /property/listing/7': sampleListing({ images: pictures }),
  'GET /listing/7/similar': { results: [] },
  'POST /listing/7/events': null,
};

const identity = { type: 'property', id: '7' };

function addListing(more: Answers = {}, attributes: Readonly<Record<string, string>> = identity) {
  return openWidget('bw-listing', attributes, { ...answers, ...more });
}

/** The listing with something otherwise. */
function withListing(other: Parameters<typeof sampleListing>[0]): Answers {
  return { 'GET /property/listing/7': sampleListing({ images: pictures, ...other }) };
}

test('a listing shows what it is, what it costs, where it stands and whom to ask', async () => {
  const { api } = addListing();
  await expect.element(role('heading', { name: 'Bright bungalow', level: 2 })).toBeVisible();
  await expect.element(page.getByText('$499,000')).toBeVisible();
  await expect.element(page.getByText('12 Elm St, Welland, ON L3B 1A1').first()).toBeVisible();
  await expect.element(role('heading', { name: 'Contact: Rosa Diaz', level: 3 })).toBeVisible();
  await expect.element(role('term').filter({ hasText: 'Bedrooms' })).toBeVisible();
  await expect.element(role('listitem').filter({ hasText: 'Pool' })).toBeVisible();
  expect(api.callsOf('POST')).toEqual(['POST /listing/7/events {"event":"view"}']);
});

test('what is not published says so, and offers nothing that it can’t do', async () => {
  const { api } = addListing(withListing({ isUnpublished: true, structuredData: {} }));
  await expect.element(page.getByText('Not published')).toBeVisible();
  await expect.element(page.getByText(/Others don’t\.$/)).toBeVisible();
  await expect.element(role('heading', { name: 'Bright bungalow', level: 2 })).toBeVisible();
  expect(role('button', { name: /Share|Report/ }).elements()).toEqual([]);
  // Nothing is counted, and nothing like it is requested.
  expect(api.calls).toEqual(['GET /property/listing/7']);
  await expectAccessible(document.body);
});

test('headings begin where the page says', async () => {
  addListing({}, { ...identity, 'heading-level': '1' });
  await expect.element(role('heading', { name: 'Bright bungalow', level: 1 })).toBeVisible();
  await expect.element(role('heading', { name: 'Overview', level: 2 })).toBeVisible();
});

test('while it is on its way, its places stand there and a screen reader hears so', async () => {
  addListing({ 'GET /property/listing/7': () => new Promise(() => {}) });
  await expectText(role('status'), 'Loading the listing…');
});

test.each([
  ['gone', 'This listing is no longer available.'],
  ['not-found', 'There is no listing here.'],
] as const)('a listing that is %s says so, and leads to others', async (code, words) => {
  addListing({ 'GET /property/listing/7': () => problem(code) });
  await expect.element(page.getByText(words)).toBeVisible();
  const link = role('link', { name: 'See other listings' });
  await expect.element(link).toHaveAttribute('href', 'https://site.example/search/v2/property');
});

test('a site that may not show it says so in plain words, and another try is not offered', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  addListing({ 'GET /property/listing/7': () => problem('origin-not-allowed') });
  await expect
    .element(role('alert').getByText('Listings can’t be shown on this site.'))
    .toBeVisible();
  await expect.element(role('alert').getByText(/not registered/)).toBeVisible();
  expect(role('button', { name: 'Try again' }).query()).toBeNull();
  expect(warn.mock.calls).toHaveLength(1);
  warn.mockRestore();
});

test.each([
  ['internal', 'Something went wrong on our side.'],
  ['too-many-requests', 'That was a lot of pages at once.'],
] as const)('after %s another try brings the listing', async (code, words) => {
  let isDown = true;
  addListing({
    'GET /property/listing/7': () => (isDown ? problem(code) : sampleListing()),
  });
  await expectText(role('alert'), words);
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(role('heading', { name: 'Bright bungalow' })).toBeVisible();
});

test('a listing that could not be reached shows by itself once the page is online', async () => {
  let isDown = true;
  addListing({
    'GET /property/listing/7': () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return sampleListing();
    },
  });
  await expectText(role('alert'), 'The listing can’t be reached right now.');
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(role('heading', { name: 'Bright bungalow' })).toBeVisible();
});

test('a wrong number shows the fallback and one line that says what is accepted', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { element } = addListing({}, { type: 'property', id: 'seven' });
  element.textContent = 'Call us instead';
  const slot = await untilShown(element, 'slot');
  expect((slot as HTMLSlotElement).assignedNodes()[0]?.textContent).toBe('Call us instead');
  await expect
    .poll(() => warned.mock.calls.flat().join())
    .toContain('"id" is "seven"; accepted: a whole number');
  expect(warned).toHaveBeenCalledOnce();
});

test('a sold home says so, and a reduced price shows the one before', async () => {
  const previousPrice = { amount: 52_500_000, currency: 'CAD', period: 'ONCE' } as const;
  addListing(withListing({ status: 'Closed', previousPrice }));
  await expect.element(page.getByText('Sold', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Reduced by $26,000')).toBeVisible();
  await expect.element(page.getByText('$525,000')).toBeVisible();
});

test('a long description opens and closes', async () => {
  addListing(withListing({ description: 'A quiet street by the canal. '.repeat(40) }));
  const button = role('button', { name: 'Read more' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect
    .element(role('button', { name: 'Show less' }))
    .toHaveAttribute('aria-expanded', 'true');
});

test('the sections can be jumped to, and the one in sight is marked', async () => {
  addListing();
  const button = role('button', { name: 'Location' });
  await button.click();
  await expect.poll(() => focused()?.textContent).toBe('Location');
  await expect.element(button).toHaveAttribute('aria-current', 'true');
});

test('opening hours mark today', async () => {
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: 0, closes: 1440 }));
  addListing(withListing({ hours: { weekly } }));
  await expect.element(page.getByText('Open 24 hours', { exact: true }).first()).toBeVisible();
  await expect.element(role('row', { name: '(Today)' })).toBeVisible();
  expect(role('row').elements()).toHaveLength(7);
});

test.each([280, 390, 1100])('words of any length stay inside a page of %i px', async (width) => {
  const word = 'Anticonstitutionnellement'.repeat(4);
  const { address } = sampleListing();
  const { element } = addListing(
    withListing({
      title: word,
      description: `${word} ${word}`,
      tags: [word],
      hours: { weekly: [{ day: 2, opens: 540, closes: 1020 }] },
      address: { ...address, fullAddress: `12 ${word}, Welland` },
      contact: { name: word, hasPhone: true, hasEmail: true, website: `https://${word}.example` },
    }),
  );
  element.style.width = `${width}px`;
  const parts = 'p, h2, h3, li, td, dd, .button, .contact, .listing-head';
  await untilShown(element, '.hours');
  const right = element.getBoundingClientRect().right;
  const wide = [...(element.shadowRoot?.querySelectorAll<HTMLElement>(parts) ?? [])].filter(
    (part) =>
      part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow === 'visible',
  );
  expect(wide.map(({ className, localName }) => className || localName)).toEqual([]);
  const outside = [...(element.shadowRoot?.querySelectorAll<HTMLElement>(parts) ?? [])].filter(
    (part) => part.closest('.gallery') === null && part.getBoundingClientRect().right > right + 1,
  );
  expect(outside).toEqual([]);
});

test('a listing without pictures has no gallery, one picture no button for all', async () => {
  const { element } = addListing(withListing({ images: [] }));
  await untilShown(element, '.listing-title');
  expect(role('region', { name: 'Pictures' }).query()).toBe(null);
  document.body.replaceChildren();
  addListing(withListing({ images: pictures.slice(0, 1) }));
  await expect.element(role('button', { name: 'Open picture 1 of 1: View 1' })).toBeVisible();
  expect(role('button', { name: /Show all/ }).query()).toBe(null);
});

test('one picture is as wide as the words below it, and somebody’s portrait is small', async () => {
  const images = pictures.slice(0, 1);
  const boxOf = async (element: Element, selector: string) =>
    (await untilShown(element, selector)).getBoundingClientRect();
  const { element } = addListing(withListing({ images }));
  await untilShown(element, '.gallery button');
  const [above, below] = [await boxOf(element, '.gallery'), await boxOf(element, '.listing-head')];
  expect(above.width).toBe(below.width);
  expect(above.height).toBeLessThanOrEqual(520);
  expect(below.top).toBeGreaterThan(above.bottom);
  document.body.replaceChildren();
  const { element: realtor } = addListing(withListing({ images, listingType: 'realtor' }));
  const { width, height } = await boxOf(realtor, '.gallery button');
  expect([width, height]).toEqual([160, 160]);
});

test('search engines find a description, of the listing that shows, while it shows', async () => {
  const other = sampleListing({ structuredData: { '@type': 'House', name: '</script>' } });
  const { element } = addListing({
    'GET /property/listing/8': { ...other, id: 8 },
    'GET /listing/8/similar': { results: [] },
    'POST /listing/8/events': null,
  });
  const blocks = () =>
    [...element.querySelectorAll('script[type="application/ld+json"]')].map(
      (block) => block.textContent,
    );
  await expect
    .poll(blocks)
    .toEqual(['{"@context":"https://schema.org","@type":"RealEstateListing"}']);
  element.setAttribute('id', '8');
  await expect.poll(blocks).toEqual(['{"@type":"House","name":"\\u003c/script>"}']);
  element.remove();
  await expect.poll(blocks).toEqual([]);
});

test.each(['light', 'dark'])('a full page in %s keeps to WCAG 2.2 AA', async (theme) => {
  const weekly = [{ day: 1, opens: 540, closes: 1020 }];
  const { element } = addListing(
    withListing({
      hours: { weekly },
      status: 'Pending',
      tags: ['lakeside'],
      description: 'A quiet street by the canal. '.repeat(40),
      previousPrice: { amount: 52_500_000, currency: 'CAD', period: 'ONCE' },
      contact: { name: 'Rosa', hasPhone: true, hasEmail: true, website: 'https://diaz.example' },
    }),
    { ...identity, theme },
  );
  document.body.style.background = theme === 'dark' ? '#11171d' : '#ffffff';
  await untilShown(element, '.hours');
  await expectAccessible(document.body);
});
