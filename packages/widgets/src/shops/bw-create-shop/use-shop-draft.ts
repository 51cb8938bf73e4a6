import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import type { WrittenNewShop } from '@boardwalk/sdk-core/shops/own/written-shop';
import { useState } from 'react';
import type { CreateShopContext } from './create-shop-context.ts';

/** Under which a new shop is stored; another number where its shape changes. */
const about = 'new shop 1';

/** What somebody has typed of a new shop, stored in their browser on our own site until it is created. */
export function useShopDraft({ env, host }: CreateShopContext, user: CurrentUser) {
  const [drafts] = useState(() => {
    // Nothing of somebody who is only acted as.
    const stores = host.firstParty && env.apiOrigin === env.siteOrigin && user.actor === null;
    return stores ? createLocalDrafts({ owner: user.id, clock: env.clock }) : undefined;
  });
  // Only this browser has put it there.
  const [draft] = useState(() => drafts?.take(about) as WrittenNewShop | undefined);
  return {
    draft,
    isStored: drafts !== undefined,
    save: (written: WrittenNewShop) => void drafts?.keep(about, written),
    drop: () => drafts?.drop(),
  };
}
