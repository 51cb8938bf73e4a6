import { addMessages } from '@boardwalk/sdk-core/cart/add-messages';
import { writeCartLink } from '@boardwalk/sdk-core/cart/cart-link';
import type { ProductDetails, PublicVariant } from '@boardwalk/sdk-core/shops/products/schemas';
import { isActive } from '@boardwalk/sdk-core/shops/shop-states';
import { cart } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Check, CircleAlert } from 'lucide';
import { useRef, useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { useShopperGate } from '../shared/shopper/use-shopper-gate.ts';
import { LazyStepper } from '../shared/stepper/stepper-parts.tsx';
import type { AddContext } from './add-context.ts';
import { type AddedItem, type Adding, useAdding } from './use-adding.ts';
import './add-to-cart.css';

const select = lazyParts(() => import('./VariantSelect.tsx'));
const VariantSelect = select.component('VariantSelect');
const signIn = lazyParts(() => import('../shared/shopper/ShopperSignIn.tsx'));
const ShopperSignIn = signIn.component('ShopperSignIn');

interface AddFormProps {
  readonly product: ProductDetails;
  readonly context: AddContext;
  /** Whether the visitor says which variant, where the page doesn't. */
  readonly mayChoose?: boolean;
}

/** How many of what, and the buttons that put it into the cart. */
export function AddForm({ product, context, mayChoose = false }: AddFormProps) {
  const { attributes, env, emit, navigate } = context;
  const messages = env.messages(addMessages);
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState(1);
  const { adding, add } = useAdding();
  const gate = useShopperGate();
  const anchor = useRef<HTMLButtonElement>(null);
  const variant = variantOf(product, attributes.variant || chosen, mayChoose);
  const isChoice = mayChoose && attributes.variant === 0 && product.variants.length > 1;
  const quantity = attributes.quantity || typed;
  const obstacle = findObstacle(product, variant);
  const item = variant && { item: variant.id, quantity, price: variant.price };
  const isAdded = adding.state === 'added' && isSameItem(adding.added, item);
  const hasAdd = attributes.both || !attributes.buyNow;

  async function press(isBought: boolean): Promise<void> {
    if (!item || adding.state === 'adding') return;
    // What was just added is not bought twice.
    if (isAdded) return navigate(cart({}, isBought ? { step: 'checkout' } : {}));
    const outcome = await add(item);
    if (outcome === 'signed-out') return gate.first(() => void press(isBought));
    if (outcome !== 'added') return;
    const { shop, id } = product;
    const isFree = emit('bw-cart-add', {
      shop: shop.id,
      product: id,
      item: item.item,
      quantity,
    });
    if (isBought && isFree) navigate(cart({}, { step: 'checkout' }));
  }

  const way = (isBought: boolean, isMain: boolean) => (
    <Button
      key={isBought ? 'buy' : 'add'}
      ref={isMain ? anchor : null}
      variant={isMain ? 'primary' : 'secondary'}
      part={isBought ? 'buy' : 'add'}
      disabled={obstacle !== undefined}
      aria-busy={adding.state === 'adding'}
      onClick={() => void gate.first(() => void press(isBought))}
    >
      <WayFace isAdded={isAdded && !isBought}>
        {isBought ? messages.buy : messages[isAdded ? 'view' : 'add']}
      </WayFace>
    </Button>
  );

  return (
    <div className="add-to-cart">
      {isChoice && <VariantSelect product={product} value={variant?.id ?? 0} onPick={setChosen} />}
      <div className="add-row">
        {attributes.quantity === 0 && (
          <LazyStepper
            name="quantity"
            quantity={typed}
            left={variant?.left ?? null}
            isDisabled={obstacle !== undefined}
            labels={{ quantity: messages.quantity, less: messages.less, more: messages.more }}
            onChange={setTyped}
          />
        )}
        {hasAdd && way(false, true)}
        {(attributes.both || attributes.buyNow) && way(true, !attributes.both)}
      </div>
      {obstacle !== undefined && obstacle !== 'missing' && (
        <p className="add-said">{messages[obstacle]}</p>
      )}
      <AddStatus adding={adding} isLinked={!hasAdd || !isAdded} messages={messages} />
      <ShopperSignIn
        isWanted={gate.isAsking}
        gate={gate}
        anchor={anchor}
        add={item ? writeCartLink([item]) : ''}
      />
    </div>
  );
}

/** Once it is in the cart, the button leads there. */
function WayFace({ isAdded, children }: { readonly isAdded: boolean; readonly children: string }) {
  if (!isAdded) return children;
  return (
    <>
      <Icon node={Check} size={20} />
      {children}
    </>
  );
}

interface AddStatusProps {
  readonly adding: Adding;
  /** Whether no button leads to the cart. */
  readonly isLinked: boolean;
  readonly messages: { readonly added: string; readonly view: string };
}

/** What a press came to, read out as it shows. */
function AddStatus({ adding, isLinked, messages }: AddStatusProps) {
  return (
    <div role="status">
      {adding.state === 'added' && (
        <p className="add-said add-done">
          <Icon node={Check} size={18} />
          <span>{messages.added}</span>
          {isLinked && <RouteLink route={cart({})}>{messages.view}</RouteLink>}
        </p>
      )}
      {adding.state === 'failed' && (
        <p className="add-said add-failed">
          <Icon node={CircleAlert} size={18} />
          <span>{adding.sentence}</span>
        </p>
      )}
    </div>
  );
}

function isSameItem(added: AddedItem, item: AddedItem | undefined): boolean {
  return added.item === item?.item && added.quantity === item.quantity;
}

/** The one that is named or chosen, else the first that can be had, or the only one. */
function variantOf(
  { variants }: ProductDetails,
  id: number,
  mayChoose: boolean,
): PublicVariant | undefined {
  if (id > 0) return variants.find((variant) => variant.id === id);
  const first = variants.find(({ availability }) => availability !== 'sold-out') ?? variants[0];
  return mayChoose || variants.length === 1 ? first : undefined;
}

/** Why it can't be ordered; that a combination isn't sold is said where it is chosen. */
function findObstacle(
  { shop, isActive: isShown }: ProductDetails,
  variant: PublicVariant | undefined,
): 'hidden' | 'away' | 'soldOut' | 'missing' | undefined {
  if (!isShown || !isActive(shop.state)) return 'hidden';
  if (shop.away) return 'away';
  if (!variant) return 'missing';
  return variant.availability === 'sold-out' ? 'soldOut' : undefined;
}
