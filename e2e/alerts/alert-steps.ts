import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';

const { siteOrigin } = getProduct();

/** Calls the API as the page does; answers what it answers. */
export function post(page: Page, path: string, body: object): Promise<{ readonly id: number }> {
  return page.evaluate(
    async ([address, text]) => {
      const headers = {
        'content-type': 'application/json',
        'x-boardwalk': '1',
        'idempotency-key': crypto.randomUUID(),
      };
      const answer = await fetch(address, { method: 'POST', headers, body: text });
      if (!answer.ok) throw new Error(`${address} was answered ${await answer.text()}`);
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

const phone = { country: 'CA', code: 1, number: '9055550123' };

/** A listing in Regina, as a form sends it. */
export function offer(title: string) {
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

/** The text of the newest mail to an address, as its reader would find it in the outbox. */
export async function mailTo(page: Page, to: string): Promise<string> {
  const outbox = `${siteOrigin}/dev/mail?to=${encodeURIComponent(to)}`;
  const list = await (await page.request.get(outbox)).text();
  const [, id] = /\/dev\/mail\/(\d+)/.exec(list) ?? [];
  if (id === undefined) return '';
  return (await page.request.get(`${siteOrigin}/dev/mail/${id}/text`)).text();
}
