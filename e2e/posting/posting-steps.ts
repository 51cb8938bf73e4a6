import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { confirm, register } from '../accounts/account-steps.ts';

const { siteOrigin } = getProduct();

/** A field of the form, by its name. */
export const field = (page: Page, name: string) => page.locator(`bw-post [name="${name}"]`);

/** To the next step, whose heading that is. */
export async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: `of 7 ${heading}` }).waitFor();
}

/** A city where no other journey looks at what is new. */
export async function pickRegina(page: Page): Promise<void> {
  await field(page, 'place.city').pressSequentially('Regina');
  await page
    .getByRole('option', { name: /Regina, Saskatchewan/ })
    .first()
    .click();
  await expect.poll(() => field(page, 'place.region').inputValue()).toBe('SK');
}

const completeProfile = {
  firstName: 'Ana',
  lastName: 'Roy',
  phone: { country: 'CA', code: 1, number: '9055550123' },
  billing: {
    countryCode: 'CA',
    postalCode: 'L8P 1A1',
    state: 'ON',
    city: 'Hamilton',
    line1: '1 Main Street W',
  },
};

/** Somebody new whose profile is complete; answers their address. */
export async function openAccount(page: Page): Promise<string> {
  const email = await register(page, `ana${Date.now()}`, 'a few words in a row');
  await confirm(page, email);
  await page.getByRole('heading', { name: 'Your account is open' }).waitFor();
  const status = await page.evaluate(async (profile) => {
    const answer = await fetch('/api/v1/user/', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-boardwalk': '1' },
      body: JSON.stringify(profile),
    });
    return answer.status;
  }, completeProfile);
  if (status !== 200) throw new Error(`The profile was answered with ${status}.`);
  await page.goto(`${siteOrigin}/dashboard`);
  return email;
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
