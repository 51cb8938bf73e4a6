import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { mayFillCart } from '@boardwalk/sdk-core/cart/shopper-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';

/** Lets somebody shop: at once on our own site, and on a partner's page once they have signed in. */
export interface ShopperGate {
  /** Does it for who may fill a cart here, and for anybody else once they may. */
  readonly first: (act: () => void) => Promise<void>;
  readonly isAsking: boolean;
  readonly cancel: () => void;
  /** They may: it is done. */
  readonly finish: () => void;
}

/** Its way in is `ShopperSignIn`, which stands beside what asks. */
export function useShopperGate(): ShopperGate {
  const { env, host } = useWidget();
  const session = env.store(createSessionStore);
  const [asked, setAsked] = useState<{ readonly act: () => void }>();
  return {
    async first(act) {
      if (!host.firstParty) await session.load();
      if (host.firstParty || mayFillCart(lastValue(session.$user.get()))) act();
      else setAsked({ act });
    },
    isAsking: asked !== undefined,
    cancel: () => setAsked(undefined),
    finish() {
      setAsked(undefined);
      asked?.act();
    },
  };
}
