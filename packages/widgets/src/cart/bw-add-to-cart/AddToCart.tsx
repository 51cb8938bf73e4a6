import { addMessages } from '@boardwalk/sdk-core/cart/add-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { createProductStore } from '@boardwalk/sdk-core/shops/view/product-store';
import { useMemo, useState } from 'react';
import { Skeleton } from '../../kit/skeleton/Skeleton.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { AddForm } from './AddForm.tsx';
import type { AddContext } from './add-context.ts';
import './add-to-cart.css';

interface AddToCartProps {
  readonly context: AddContext;
}

/** The whole of `<bw-add-to-cart>`. */
export function AddToCart({ context }: AddToCartProps) {
  const { shop, product: id } = context.attributes;
  // The caller who sets it has it in the contract's shape.
  const given = context.properties.details as ProductDetails | undefined;
  if (given?.shop.id === shop && given.id === id) {
    return <AddForm product={given} context={context} />;
  }
  return context.attributes.awaitsDetails ? (
    <AddPlace label={context.env.messages(addMessages).loading} />
  ) : (
    <RequestedProduct context={context} />
  );
}

function RequestedProduct({ context }: AddToCartProps) {
  const { attributes, env } = context;
  const { shop, product: id } = attributes;
  const messages = env.messages(addMessages);
  const [store] = useState(() => createProductStore(env));
  const address = useMemo(() => ({ shop, id }), [shop, id]);
  const remote = useRemote(store, address);
  const product = lastValue(remote);

  if (product && product.shop.id === shop && product.id === id) {
    return <AddForm product={product} context={context} mayChoose />;
  }
  if (remote.state !== 'failed') {
    return <AddPlace label={messages.loading} />;
  }
  const { status } = remote.problem;
  const isGone = status === 404 || status === 410 || status === 400;
  return (
    <p className="add-said" role="alert">
      {isGone ? messages.missing : messages.unreachable}{' '}
      {!isGone && (
        <button type="button" className="add-again" onClick={() => void store.reload()}>
          {messages.retry}
        </button>
      )}
    </p>
  );
}

function AddPlace({ label }: { readonly label: string }) {
  return (
    <div className="add-to-cart">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <Skeleton className="add-place" />
    </div>
  );
}
