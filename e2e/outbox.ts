import { getProduct } from '@boardwalk/tools/testing/product';
import type { APIRequestContext } from 'playwright';

const { siteOrigin } = getProduct();

/** The text of the newest mail to an address, as its reader finds it; empty where there is none. */
export async function readMail(request: APIRequestContext, to: string): Promise<string> {
  const outbox = `${siteOrigin}/dev/mail?to=${encodeURIComponent(to)}`;
  const list = await (await request.get(outbox)).text();
  const [, id] = /\/dev\/mail\/(\d+)/.exec(list) ?? [];
  if (id === undefined) return '';
  return (await request.get(`${siteOrigin}/dev/mail/${id}/text`)).text();
}

/** The link in a text to a page of our site with this in its address, in either language. */
export function linkIn(text: string, path: string): string {
  const words = text.split(/\s+/);
  const link = words.find((word) => word.startsWith(siteOrigin) && word.includes(path));
  if (link === undefined) throw new Error(`There is no ${path} in: ${text}`);
  return link;
}
