import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { shopPageKinds } from './page-kinds.ts';

const instant = z.iso.datetime();
const kind = z.enum(shopPageKinds);

/** How many pages search engines may know, and when the latest changed; a kind without pages is absent. */
export const countShopPages = {
  summary: 'How many shops and products search engines may know.',
  audience: 'public',
  rule: 'anyone',
  response: z.strictObject({
    groups: z.array(z.strictObject({ kind, count: z.int(), updatedAt: instant })),
  }),
} satisfies ServerHalf;

export const listShopPages = {
  summary: 'Pages of shops or products for search engines, oldest first.',
  audience: 'public',
  rule: 'anyone',
  callsPerMinute: 60,
  query: z.strictObject({
    kind,
    ...pageQuery({ defaultSize: 1_000, maximumSize: 50_000, deepest: 10_000_000 }),
  }),
  response: z.strictObject({
    /** Each by its path on our own site. */
    pages: z.array(z.strictObject({ path: z.string(), updatedAt: instant })),
  }),
} satisfies ServerHalf;
