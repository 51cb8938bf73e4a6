import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { configure } from '../../../element/environment/settings.ts';
import { registerElement } from '../../../element/mount/register-element.ts';
import { focused, narrow, untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import { sampleListing } from '../../testing/sample-listing.fixture.ts';
import listingTable from '../bw-listing.element.tsx';

registerElement(listingTable);

function addListing(more: Answers = {}, settings: Parameters<typeof configure>[0] = {}) {
  return openWidget(
    'bw-listing',
    { type: 'property', id: '7' },
    {
      'GET /property/listing/7': sampleListing({}),
      'POST /listing/7/events': null,
      ...more,
    },
    settings,
  );
}

/** The listing with another contact. */
function withListing(other: Parameters<typeof sampleListing>[0]): Answers {
  return { 'GET /property/listing/7': sampleListing(other) };
}

test('a phone number is asked for once, written nationally, and takes the focus', async () => {
  const { api } = addListing({ 'POST /listing/7/contact': { value: '+12895550199' } });
  const button = role('button', { name: 'Show phone number' });
  await userEvent.dblClick(button);
  const link = role('link', { name: 'Phone: (289) 555-0199' });
  await expect.element(link).toHaveAttribute('href', 'tel:+12895550199');
  await expect.poll(() => focused()?.textContent).toContain('(289) 555-0199');
  expect(api.callsOf('POST /listing/7/contact')).toEqual([
    'POST /listing/7/contact {"channel":"phone"}',
  ]);
});

test('the second press of a double click does not call the number that the first one showed', async () => {
  addListing({ 'POST /listing/7/contact': { value: '+12895550199' } });
  await role('button', { name: 'Show phone number' }).click();
  const link = role('link', { name: 'Phone: (289) 555-0199' });
  await expect.element(link).toBeVisible();
  const second = new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true });
  link.element().dispatchEvent(second);
  expect(second.defaultPrevented).toBe(true);
});

test('too many requests say when to try again, and then the address shows', async () => {
  let isRefused = true;
  addListing({
    'POST /listing/7/contact': () =>
      isRefused ? problem('too-many-requests') : { value: 'rosa@example.com' },
  });
  await role('button', { name: 'Show e-mail' }).click();
  // A map that comes into sight may have an alert of its own.
  await expect.element(role('alert').filter({ hasText: 'Wait a minute' })).toBeVisible();
  isRefused = false;
  await role('button', { name: 'Show e-mail' }).click();
  await expect
    .poll(() => role('link', { name: 'E-mail: rosa@example.com' }).query()?.getAttribute('href'))
    .toMatch(/^mailto:rosa@example\.com\?subject=About%20/);
});

test('a website is left with nothing about the page, and the visit is counted', async () => {
  const website = 'https://www.diaz.example/homes';
  const contact = { name: 'Rosa Diaz', hasPhone: false, hasEmail: false, website };
  const { api, element } = addListing(withListing({ contact }));
  const link = role('link', { name: 'Website: diaz.example' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  element.addEventListener('click', (click) => click.preventDefault(), { once: true });
  await link.click();
  expect(api.callsOf('POST')).toContain('POST /listing/7/events {"event":"website"}');
});

test('a script can’t hide behind a website', async () => {
  const contact = {
    name: 'Rosa Diaz',
    hasPhone: false,
    hasEmail: false,
    website: 'javascript:alert(1)',
  };
  const { element } = addListing(withListing({ contact }));
  await untilShown(element, '.contact');
  expect(element.shadowRoot?.querySelectorAll('.contact a')).toHaveLength(0);
});

test('whoever takes messages is written to first, then called, then mailed', async () => {
  const contact = { name: 'Rosa Diaz', hasPhone: true, hasEmail: true, website: null };
  const { element } = addListing(withListing({ contact }));
  narrow(element, 358);
  await untilShown(element, '.contact-ways > .contact-icon');
  const ways = [...(element.shadowRoot?.querySelectorAll('.contact-ways > button') ?? [])];
  const shown = ways.map((way) => [way.textContent, way.classList.contains('button-primary')]);
  expect(shown).toEqual([
    ['Message the seller', true],
    ['Show phone number', false],
    ['Show e-mail', false],
  ]);
  // The first two have their words in the bar too.
  const widths = ways.map((way) => Math.round(way.getBoundingClientRect().width));
  expect(widths[0]).toBeGreaterThan(100);
  expect(widths[1]).toBeGreaterThan(100);
  expect(widths[2]).toBe(44);
});

test.each(['en-CA', 'fr-CA'])('the bar of a phone has one row of contact (%s)', async (locale) => {
  const website = 'https://diaz.example';
  const contact = { name: 'Rosa Diaz', hasPhone: true, hasEmail: true, website };
  const { element } = addListing(withListing({ contact }));
  element.setAttribute('locale', locale);
  narrow(element, 358);
  await untilShown(element, '.contact-ways > a.contact-icon');
  const ways = [...(element.shadowRoot?.querySelectorAll('.contact-ways > *') ?? [])];
  expect(ways).toHaveLength(4);
  const tops = ways.map((way) => Math.round(way.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  for (const way of ways) expect(way.scrollWidth).toBeLessThanOrEqual(way.clientWidth);
  const bar = element.shadowRoot?.querySelector<HTMLElement>('.contact');
  expect(bar?.offsetHeight).toBeLessThanOrEqual(90);
  // The page of others stays as it is.
  expect(barHeight()).toBe('');
});

test.each([288, 358])(
  'a number and an address are both read whole in a bar of %i px',
  async (width) => {
    const contact = { name: 'Rosa Diaz', hasPhone: true, hasEmail: true, website: null };
    const values = ['+12895550199', 'rosa.diaz@realty.example.com'];
    const { element } = addListing({
      ...withListing({ contact }),
      'POST /listing/7/contact': () => ({ value: values.shift() }),
    });
    narrow(element, width);
    await role('button', { name: 'Show phone number' }).click();
    await expect.element(role('link', { name: 'Phone: (289) 555-0199' })).toBeVisible();
    await role('button', { name: 'Show e-mail' }).click();
    const mail = role('link', { name: 'E-mail: rosa.diaz@realty.example.com' });
    await expect.element(mail).toBeVisible();
    const links = element.shadowRoot?.querySelectorAll('.contact-ways > a') ?? [];
    expect(links).toHaveLength(2);
    for (const link of links) expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    // Nor is what leads a column of letters beside them.
    const { width: room, height } = role('button', { name: 'Message the seller' })
      .element()
      .getBoundingClientRect();
    expect([room >= 80, height < 60]).toEqual([true, true]);
  },
);

test('our own site knows how much of its window the bar covers', async () => {
  const { element } = addListing({}, { siteOrigin: location.origin });
  narrow(element, 358);
  await untilShown(element, '.contact-ways > button');
  await expect.poll(barHeight).toMatch(/^\d+px$/);
  element.parentElement?.style.setProperty('width', '1200px');
  await expect.poll(barHeight).toBe('');
  element.parentElement?.style.setProperty('width', '358px');
  await expect.poll(barHeight).toMatch(/^\d+px$/);
  element.remove();
  await expect.poll(barHeight).toBe('');
});

test('where the bar goes up with the end of its listing, nothing floats into its way', async () => {
  const { element } = addListing({}, { siteOrigin: location.origin });
  narrow(element, 358);
  const footer = document.createElement('footer');
  footer.style.height = '2000px';
  document.body.append(footer);
  await untilShown(element, '.contact-ways > button');
  await expect.poll(barHeight).toMatch(/^\d+px$/);
  footer.scrollIntoView({ block: 'start' });
  window.scrollBy(0, 40 - window.innerHeight);
  await expect.poll(barHeight).toBe('-100px');
  window.scrollTo(0, 0);
  await expect.poll(barHeight).toMatch(/^\d+px$/);
});

function barHeight(): string {
  return document.documentElement.style.getPropertyValue('--bw-sticky-bottom');
}

test('beside a wide page the contact stays above what is similar', async () => {
  const { element } = addListing();
  await untilShown(element, '.contact-ways > button');
  await page.viewport(1280, 600);
  const find = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector);
  const similar = find('.listing-similar');
  similar?.style.setProperty('block-size', '1500px');
  window.scrollTo(0, 200);
  const contact = find('.contact');
  await expect.poll(() => contact?.getBoundingClientRect().top).toBe(16);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => similar?.getBoundingClientRect().top).toBeLessThan(0);
  expect(contact?.getBoundingClientRect().bottom).toBeLessThan(0);
});
