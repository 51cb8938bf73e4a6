import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import type { ProductSettings } from '@boardwalk/sdk-core/shops/products/schemas';
import { productEditorMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import {
  createWrittenProductStore,
  type OpenedProduct,
  type WrittenProductStore,
} from '@boardwalk/sdk-core/shops/products/writing/written-product-store';
import { shopProducts } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Lock } from 'lucide';
import { useMemo, useRef, useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { PartLevelContext } from '../../parts/part-heading/PartHeading.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { SellerHead } from '../shared/seller-page/SellerHead.tsx';
import { CreatedProduct } from './CreatedProduct.tsx';
import type { ProductEditorContext } from './product-editor-context.ts';
import '../../kit/button/button.css';
import '../shared/seller-page/seller-page.css';
import './product-editor.css';

const form = lazyParts(() => import('./form-parts.ts'));
const NewProductForm = form.component('NewProductForm', {
  Place: WaitingForm,
  Missing: PartMissing,
});
const ProductChange = form.component('ProductChange', { Place: WaitingForm, Missing: PartMissing });

function WaitingForm() {
  return <PlaceRows rows={10} />;
}

/** The whole of `<bw-product-editor>`: one product, or one of another shop, is another form. */
export function ProductEditor({ context }: { readonly context: ProductEditorContext }) {
  const { shop, product, copy } = context.attributes;
  const [another, setAnother] = useState(0);
  return (
    <OneProduct
      key={`${shop} ${product} ${copy} ${another}`}
      context={context}
      onAnother={() => setAnother(another + 1)}
    />
  );
}

interface OneProductProps {
  readonly context: ProductEditorContext;
  readonly onAnother: () => void;
}

function OneProduct({ context, onAnother }: OneProductProps) {
  const { attributes, env } = context;
  const { shop: shopId, product: productId, copy, headingLevel } = attributes;
  const messages = env.messages(productEditorMessages);
  const user = useSession(env);
  const [store] = useState(() => createWrittenProductStore(env));
  const [created, setCreated] = useState<ProductSettings>();
  const heading = useRef<HTMLHeadingElement>(null);
  const address = useMemo(
    () => ({ shopId, productId: productId ?? copy }),
    [shopId, productId, copy],
  );
  const remote = useRemote(store, address);
  const title =
    productId !== undefined
      ? messages.editTitle
      : copy !== undefined
        ? messages.copyTitle
        : messages.newTitle;

  return (
    <section className="seller-page product-editor">
      <SellerHead
        level={headingLevel}
        heading={heading}
        title={title}
        lead={lastValue(remote)?.shop.shop.name}
      >
        <RouteLink className="button button-secondary" route={shopProducts({ shopId })}>
          {messages.allProducts}
        </RouteLink>
      </SellerHead>
      <PartLevelContext.Provider value={Number(headingLevel) + 1}>
        <RemoteContent
          remote={remote}
          rows={10}
          onRetry={() => void store.reload()}
          forbiddenAdvice={messages.forbidden}
          unknown={{ title: messages.unknown, advice: messages.unknownAdvice }}
        >
          {(opened) =>
            created ? (
              <CreatedProduct shop={opened.shop} product={created} onAnother={onAnother} />
            ) : (
              <Writing
                {...{ context, store, opened, user }}
                onCreated={(product) => {
                  setCreated(product);
                  heading.current?.focus();
                }}
              />
            )
          }
        </RemoteContent>
      </PartLevelContext.Provider>
    </section>
  );
}

interface WritingProps {
  readonly context: ProductEditorContext;
  readonly store: WrittenProductStore;
  readonly opened: OpenedProduct;
  readonly user: CurrentUser | null | undefined;
  readonly onCreated: (product: ProductSettings) => void;
}

/** The form, as far as the rights to the shop go. */
function Writing({ context, store, opened, user, onCreated }: WritingProps) {
  const { attributes, env } = context;
  const messages = env.messages(productEditorMessages);
  const isNew = attributes.product === undefined;
  if (!mayInShop(opened.shop, isNew ? 'create' : 'write')) {
    return <EmptyState icon={Lock} title={isNew ? messages.mayNotCreate : messages.mayNotWrite} />;
  }
  if (!isNew && opened.product) {
    const { shop, rates, product } = opened;
    return <ProductChange {...{ context, store, shop, rates, product }} />;
  }
  // What a browser has stored is somebody's own: nothing begins before it is known whose.
  return user ? <NewProductForm {...{ context, store, opened, user, onCreated }} /> : null;
}
