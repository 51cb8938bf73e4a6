import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createShopPageStore } from '@boardwalk/sdk-core/shops/view/shop-page-store';
import { useCallback, useState } from 'react';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { useBackOnline } from '../../kit/lazy/use-back-online.ts';
import { isAccessRefused } from '../../parts/remote-state/is-access-refused.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { LazyShopFailure } from '../shared/missing/LazyShopFailure.tsx';
import { useShopVisit } from '../shared/use-shop-visit.ts';
import { ProductsSection } from './grid/ProductsSection.tsx';
import { ShopHead } from './head/ShopHead.tsx';
import { laterShop } from './later-parts.tsx';
import { ShopSkeleton } from './ShopSkeleton.tsx';
import type { ShopContext } from './shop-context.ts';
import { useBrowsed } from './use-browsed.ts';
import './shop.css';

const AboutShop = laterShop.component('AboutShop');

/** The whole of `<bw-shop>`. */
export function ShopWidget({ context }: { readonly context: ShopContext }) {
  const { attributes, env, initial, emit } = context;
  const { shop: id, headingLevel: level } = attributes;
  // Null is what stands in place of an answer that the server did not get.
  const [store] = useState(() => createShopPageStore(env, initial ?? undefined));
  const browsed = useBrowsed(attributes);
  const remote = useRemote(store, browsed.query);
  const problem = remote.state === 'failed' ? remote.problem : undefined;
  const held = lastValue(remote);
  const isRefused = isAccessRefused(remote) || problem?.code === 'gone';
  const page = held?.shop.id === id && !isRefused ? held : undefined;
  const retry = useCallback(() => void store.reload(), [store]);
  const shop = page?.shop;

  useNotifyOnChange(shop, ({ name }) => emit('bw-shop', { shop: id, title: name }));
  useShopVisit(shop?.id);
  useBackOnline(problem?.code === 'network', retry);

  if (page) {
    return (
      <div className="shop">
        <ShopHead shop={page.shop} level={level} />
        <ProductsSection
          page={page}
          browsed={browsed}
          state={remote.state}
          context={context}
          onRetry={retry}
          onMore={() => void store.showMore()}
        />
        <AboutShop shop={page.shop} level={level + 1} />
      </div>
    );
  }
  if (!problem) return <ShopSkeleton />;
  return <LazyShopFailure problem={problem} subject="shop" onRetry={retry} />;
}
