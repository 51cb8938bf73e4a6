import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import type { WrapperEvents } from '../../../element/wrapper-events.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused, untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../../kit/testing/role.fixture.ts';
import { sampleImage, sampleListing } from '../../testing/sample-listing.fixture.ts';
import listingTable from '../bw-listing.element.tsx';

registerElement(listingTable);

async function openLightbox(count = 7, first = 2): Promise<HTMLElement> {
  const images = Array.from({ length: count }, (_, index) => sampleImage(index + 1));

  const { element } = openWidget(
    'bw-listing',
    { type: 'property', id: '7' },
    {
      'GET /property/listing/7': sampleListing({ images }),
      'POST /listing/7/events': null,
    },
  );
  await role('button', { name: `Open picture ${first} of ${count}` }).click();
  return untilShown(element, 'dialog[open]');
}

async function shows(number: number, count = 7) {
  await expectText(role('status'), `Picture ${number} of ${count}: View ${number}`);
}

/** Drags a finger over the picture by so many px. */
function swipe(dialog: HTMLElement, pixels: number) {
  const stage = dialog.querySelector('.lightbox-stage') as HTMLElement;
  stage.setPointerCapture = () => {};
  const fire = (name: string, clientX: number) =>
    stage.dispatchEvent(
      new PointerEvent(name, { clientX, pointerId: 5, isPrimary: true, bubbles: true }),
    );
  fire('pointerdown', 500);
  fire('pointermove', 500 + pixels / 2);
  fire('pointerup', 500 + pixels);
}

test('a picture opens the lightbox at itself, and keys turn the pages', async () => {
  await openLightbox();
  await shows(2);
  await userEvent.keyboard('{ArrowRight}');
  await shows(3);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await shows(1);
  await userEvent.keyboard('{End}');
  await shows(7);
  await userEvent.keyboard('{ArrowRight}');
  await shows(7);
  await userEvent.keyboard('{Home}');
  await shows(1);
});

test('Escape closes it and gives the focus back to the picture', async () => {
  await openLightbox();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => role('dialog').query()).toBe(null);
  await expect
    .poll(() => focused()?.getAttribute('aria-label'))
    .toBe('Open picture 2 of 7: View 2');
});

test('arrows, thumbnails and the close button do the same by pointer', async () => {
  await openLightbox();
  await role('button', { name: 'Next picture' }).click();
  await shows(3);
  await role('button', { name: 'Picture 6' }).click();
  await shows(6);
  await expect
    .element(role('button', { name: 'Picture 6' }))
    .toHaveAttribute('aria-current', 'true');
  await role('button', { name: 'Close' }).click();
  await expect.poll(() => role('dialog').query()).toBe(null);
});

test('a swipe turns the page, a short move does not', async () => {
  const dialog = await openLightbox();
  swipe(dialog, -120);
  await shows(3);
  swipe(dialog, 120);
  await shows(2);
  swipe(dialog, -20);
  await shows(2);
});

test('the neighbours of the picture load ahead', async () => {
  const dialog = await openLightbox();
  const loaded = [...dialog.querySelectorAll('.slide img')].map((image) =>
    image.getAttribute('alt'),
  );
  expect(loaded).toEqual(['View 1', 'View 2', 'View 3']);
});

test('a single picture has nothing to turn to', async () => {
  await openLightbox(1, 1);
  await shows(1, 1);
  expect(role('button', { name: 'Next picture' }).query()).toBe(null);
});

test('twenty pictures are all there, and nothing is in the way of a screen reader', async () => {
  const dialog = await openLightbox(20);
  expect(dialog.querySelectorAll('.thumbnails button')).toHaveLength(20);
  await expectAccessible(document.body);
});

test('it tells the page that it covers it, and the page can close it', async () => {
  const told: WrapperEvents['bw-overlay'][] = [];
  const listen = (event: Event) => {
    if (event instanceof CustomEvent) told.push(event.detail);
  };
  document.addEventListener('bw-overlay', listen);
  onTestFinished(() => document.removeEventListener('bw-overlay', listen));
  const dialog = await openLightbox();
  document.querySelector('bw-listing')?.setAttribute('theme', 'dark');
  await expect.poll(() => getComputedStyle(dialog).colorScheme).toBe('dark');
  expect(told).toHaveLength(1);
  told[0]?.close();
  await told[0]?.whenClosed;
  await expect.poll(() => dialog.isConnected).toBe(false);
  await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/^Open picture 2 of/);
});

test('a picture that says nothing itself is named by its place and its listing', async () => {
  const images = [1, 2].map((number) => ({ ...sampleImage(number), alt: '' }));
  const listing = sampleListing({ images });

  const { element } = openWidget(
    'bw-listing',
    { type: 'property', id: '7' },
    { 'GET /property/listing/7': listing, 'POST /listing/7/events': null },
  );
  await role('button', { name: `Open picture 2 of 2: ${listing.title}` }).click();
  await untilShown(element, 'dialog[open]');
  await expectText(role('status'), `Picture 2 of 2: ${listing.title}`);
  await expect.element(role('img', { name: `Picture 2 of 2: ${listing.title}` })).toBeVisible();
  await expectAccessible(document.body);
});
