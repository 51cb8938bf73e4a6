import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import type { FakeApi } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../../kit/testing/role.fixture.ts';
import { sampleListing } from '../../testing/sample-listing.fixture.ts';
import listingTable from '../bw-listing.element.tsx';

registerElement(listingTable);

const address = 'https://site.example/property/listing/7';
const recorded = 'POST /listing/7/events {"event":"share"}';
let api: FakeApi;

async function openShare(navigatorParts: Record<string, unknown>) {
  for (const [name, value] of Object.entries(navigatorParts)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  ({ api } = openWidget(
    'bw-listing',
    { type: 'property', id: '7' },
    { 'GET /property/listing/7': sampleListing(), 'POST /listing/7/events': null },
  ));
  await role('button', { name: 'Share' }).click();
}

afterEach(() => {
  // The browser's own stand on the prototype.
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('a device that can share does so by itself, and it is counted', async () => {
  const share = vi.fn(async () => {});
  await openShare({ share });
  await expect.poll(() => api.calls).toContain(recorded);
  expect(share).toHaveBeenCalledWith({ title: 'Bright bungalow near the canal', url: address });
  expect(role('dialog').query()).toBe(null);
});

test('whoever closes the device’s own dialog gets no other, and nothing is counted', async () => {
  const share = vi.fn(async () => {});
  share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
  await openShare({ share });
  await expect.poll(() => share.mock.calls).toHaveLength(1);
  // The next one is counted, after whatever the first would have brought; a pointer's press would
  // close what that has opened.
  const button = role('button', { name: 'Share' }).element() as HTMLElement;
  button.click();
  await expect.poll(() => api.calls).toContain(recorded);
  expect(api.calls.filter((call) => call === recorded)).toHaveLength(1);
  expect(role('dialog').query()).toBe(null);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('elsewhere there is a choice, and copying the link is confirmed aloud', async () => {
  const writeText = vi.fn(async () => {});
  await openShare({ clipboard: { writeText } });
  await expect.element(role('dialog', { name: 'Share this listing' })).toBeVisible();
  await expectAccessible(document.body);
  await role('button', { name: 'Copy link' }).click();
  await expectText(role('status'), 'Link copied');
  expect(writeText).toHaveBeenCalledWith(address);
  expect(api.calls).toContain(recorded);
  await expect
    .element(role('link', { name: 'WhatsApp (opens a new window)' }))
    .toHaveAttribute('rel', 'noopener noreferrer');
});

test('a link that can’t be copied shows, to be copied by hand', async () => {
  const clipboard = {
    writeText: async () => {
      throw new DOMException('Not allowed', 'NotAllowedError');
    },
  };
  await openShare({ clipboard });
  await role('button', { name: 'Copy link' }).click();
  await expect.element(role('textbox')).toHaveValue(address);
});

test('Escape closes the choice and gives the focus back', async () => {
  await openShare({});
  await expect.element(role('dialog', { name: 'Share this listing' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => focused()?.textContent).toBe('Share');
});
