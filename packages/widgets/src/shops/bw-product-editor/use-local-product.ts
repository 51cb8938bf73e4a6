import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import {
  readWritten,
  type WrittenProduct,
} from '@boardwalk/sdk-core/shops/products/writing/written-product';
import { useState } from 'react';
import type { ProductEditorContext } from './product-editor-context.ts';

interface LocalProduct {
  /** What was written before and is saved nowhere else. */
  readonly restored: WrittenProduct | undefined;
  /** Absent where nothing is stored: of somebody who is only acted as. */
  readonly save: ((product: WrittenProduct) => Promise<void>) | undefined;
  /** The server has it, or nobody is to have it. */
  readonly drop: () => void;
}

/** Stores in this browser what is written of a product that no server has yet. */
export function useLocalProduct(
  { env, host }: ProductEditorContext,
  user: CurrentUser,
  about: string,
): LocalProduct {
  const [drafts] = useState(() => {
    const isOwnSite = host.firstParty && env.apiOrigin === env.siteOrigin;
    if (!isOwnSite || user.actor !== null) return undefined;
    return createLocalDrafts({ owner: user.id, clock: env.clock });
  });
  const [restored] = useState(() => readWritten(drafts?.take(about)));
  return {
    restored,
    save:
      drafts &&
      (async (product) => {
        if (!drafts.keep(about, product)) throw new Error('This browser stores no more.');
      }),
    drop: () => drafts?.drop(),
  };
}
