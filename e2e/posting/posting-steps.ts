import type { APIRequestContext, Page } from 'playwright';
import { expect } from 'vitest';
import { callApi } from '../accounts/call-api.ts';

/** A field of the form, by its name. */
export const field = (page: Page, name: string) => page.locator(`bw-post [name="${name}"]`);

/** How many pictures the listing has by now. */
export async function countPictures(page: Page): Promise<number> {
  return JSON.parse((await field(page, 'pictures').inputValue()) || '[]').length;
}

/** To the next step, whose heading that is. */
export async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: new RegExp(`of [56] ${heading}`) }).waitFor();
}

/** A city where no other journey looks at what is new. */
export async function pickRegina(page: Page): Promise<void> {
  // Another may be proposed.
  await field(page, 'place.city').fill('');
  await field(page, 'place.city').pressSequentially('Regina');
  await page
    .getByRole('option', { name: /Regina, Saskatchewan/ })
    .first()
    .click();
  await expect.poll(() => field(page, 'place.region').inputValue()).toBe('SK');
}

/** A picture of its own, which the page draws. */
export async function drawPicture(page: Page, nth: number) {
  const base64 = await page.evaluate((hue) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 900, height: 675 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = `hsl(${hue} 60% 50%)`;
    context.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
  }, nth * 60);
  return { name: `${nth}.png`, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

const phone = { country: 'CA', code: 1, number: '9055550123' };

/**
 * Publishes a canoe in Regina by a call, as the member whom the cookies belong to; returns its
 * number.
 */
export async function publishCanoe(request: APIRequestContext, title: string): Promise<number> {
  const response = await callApi(request, 'POST', '/api/v1/item/listing', {
    listing: listingOf(title),
  });
  return (await response.json()).id;
}

/** As a form sends it. */
function listingOf(title: string) {
  return {
    subcategory: 'CLASSIFIED',
    title,
    description: 'Cedar and canvas, five metres long, with two paddles.',
    price: { amount: 90_000, currency: 'CAD', period: 'ONCE' },
    place: {
      ...{ street: null, city: 'Regina', region: 'SK', country: 'CA', postalCode: null },
      ...{ pin: null, isAreaOnly: true },
    },
    contact: { name: 'Rosa', phone, email: 'rosa@example.org', website: null },
    hours: null,
    attributes: { condition: 'USED' },
    tags: [],
    pictures: [],
  };
}
