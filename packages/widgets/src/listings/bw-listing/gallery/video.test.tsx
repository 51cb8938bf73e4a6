import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../../kit/testing/role.fixture.ts';
import { sampleImage, sampleListing } from '../../testing/sample-listing.fixture.ts';
import listingTable from '../bw-listing.element.tsx';

registerElement(listingTable);

/** The second of three is a video. */
async function openVideo(): Promise<HTMLVideoElement> {
  const images = [1, 2, 3].map((number) => ({
    ...sampleImage(number),
    ...(number === 2 && { video: '/media/picture-2/video.mp4' }),
  }));

  const { element } = openWidget(
    'bw-listing',
    { type: 'property', id: '7' },
    {
      'GET /property/listing/7': sampleListing({ images }),
      'POST /listing/7/events': null,
    },
  );
  await role('button', { name: 'Open video 2 of 3: View 2' }).click();
  await untilShown(element, 'dialog[open]');
  // What matches this selector is a video.
  return (await untilShown(element, 'dialog video')) as HTMLVideoElement;
}

test('a video shows its poster, and loads nothing before somebody plays it', async () => {
  const video = await openVideo();
  await expectText(role('status'), 'Video 2 of 3: View 2');
  expect(new URL(video.src).hash).toBe('#/media/picture-2/video.mp4');
  expect(new URL(video.poster).hash).toBe('#/media/picture-2/1280.webp');
  expect([video.preload, video.controls, video.playsInline, video.autoplay]).toEqual([
    'none',
    true,
    true,
    false,
  ]);
  expect(video.getAttribute('aria-label')).toBe('View 2');
  await expectAccessible(document.body);
});

test('arrows move within the video while it has the focus, and turn the page beside it', async () => {
  const video = await openVideo();
  video.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expectText(role('status'), 'Video 2 of 3: View 2');
  await role('button', { name: 'Video 2', exact: true }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expectText(role('status'), 'Picture 3 of 3: View 3');
  await expect.poll(() => video.isConnected).toBe(false);
});

test('one that the browser cannot play says so', async () => {
  await openVideo();
  const listing = document.querySelector('bw-listing')?.shadowRoot;
  // The viewer may still be rendered again, with another element in its place.
  await expect
    .poll(() => {
      listing?.querySelector('dialog video')?.dispatchEvent(new Event('error'));
      return role('alert')
        .elements()
        .map((alert) => alert.textContent);
    })
    .toContain('Your browser can’t play this video.');
});
