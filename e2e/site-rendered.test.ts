import * as routes from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { getProduct } from '@boardwalk/tools/testing/product';
import { request as requests } from 'playwright';
import { expect, test } from 'vitest';
import { demoAccount, openAccount, signInByCall } from './accounts/open-account.ts';

const { siteOrigin } = getProduct();

/** Every page whose path names nothing, and the forms of each kind of listing. */
const paths = [
  ...Object.values(routes).map(({ pattern }) => pattern),
  ...['property', 'item', 'event', 'merchant'].map((type) => `/dashboard/listing/post/${type}`),
].filter((path) => !path.includes('{'));

/** The widgets of a page that arrive without their content; those nested in others do. */
function findBare(html: string): readonly string[] {
  const placed = html.replace(/<template shadowrootmode[\s\S]*?<\/template>/g, '<template>');
  return [...placed.matchAll(/<(bw-[a-z-]+)[^>]*><\/\1>/g)].map(([, tag = '']) => tag);
}

test.each(['new', 'member', 'admin'] as const)(
  'every page arrives rendered for somebody signed in: %s',
  async (who) => {
    const context = await requests.newContext();
    try {
      if (who === 'new') await openAccount(context);
      else await signInByCall(context, demoAccount(who));
      let shown = 0;
      for (const path of paths) {
        const answer = await context.get(siteOrigin + path, { maxRedirects: 0 });
        if (answer.status() !== 200) continue;
        shown += 1;
        expect(findBare(await answer.text()), path).toEqual([]);
      }
      expect(shown).toBeGreaterThan(20);
    } finally {
      await context.dispose();
    }
  },
);
