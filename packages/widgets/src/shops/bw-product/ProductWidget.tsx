import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { createProductStore } from '@boardwalk/sdk-core/shops/view/product-store';
import { useCallback, useMemo, useState } from 'react';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { useBackOnline } from '../../kit/lazy/use-back-online.ts';
import { isAccessRefused } from '../../parts/remote-state/is-access-refused.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { LazyShopFailure } from '../shared/missing/LazyShopFailure.tsx';
import { useShopVisit } from '../shared/use-shop-visit.ts';
import { useEarlyChoice } from './choice/use-early-choice.ts';
import { ProductPage } from './ProductPage.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import type { ProductContext } from './product-context.ts';

interface ProductWidgetProps {
  readonly context: ProductContext;
}

/** The whole of `<bw-product>`. */
export function ProductWidget({ context }: ProductWidgetProps) {
  const { attributes, properties } = context;
  if (!attributes.preview) return <SoldProduct context={context} />;
  // The caller who sets it has it in the contract's shape.
  const product = properties.product as ProductDetails | undefined;
  return product ? (
    <ProductPage product={product} context={context} isPreview />
  ) : (
    <ProductSkeleton />
  );
}

function SoldProduct({ context }: ProductWidgetProps) {
  const { attributes, env, initial, emit } = context;
  const { shop, id } = attributes;
  // Null is what stands in place of an answer that the server did not get.
  const [store] = useState(() => createProductStore(env, initial ?? undefined));
  const address = useMemo(() => ({ shop, id }), [shop, id]);
  const remote = useRemote(store, address);
  const problem = remote.state === 'failed' ? remote.problem : undefined;
  const held = lastValue(remote);
  const isRefused = isAccessRefused(remote) || problem?.code === 'gone';
  // Another one gives way at once.
  const product = held && isProductAt(held, shop, id) && !isRefused ? held : undefined;
  const retry = useCallback(() => void store.reload(), [store]);

  useNotifyOnChange(product, ({ title }) => emit('bw-product', { shop, id, title }));
  useEarlyChoice(context);
  useShopVisit(product?.shop.id);
  useBackOnline(problem?.code === 'network', retry);

  if (product) return <ProductPage key={product.id} product={product} context={context} />;
  if (!problem) return <ProductSkeleton />;
  return <LazyShopFailure problem={problem} subject="product" shop={shop} onRetry={retry} />;
}

function isProductAt(product: ProductDetails, shop: string, id: string): boolean {
  return product.shop.id === shop && product.id === id;
}
