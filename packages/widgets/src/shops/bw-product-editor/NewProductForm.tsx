import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { ProductSettings } from '@boardwalk/sdk-core/shops/products/schemas';
import { productEditorMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import {
  copyProduct,
  newProduct,
  writtenOf,
} from '@boardwalk/sdk-core/shops/products/writing/written-product';
import type {
  OpenedProduct,
  WrittenProductStore,
} from '@boardwalk/sdk-core/shops/products/writing/written-product-store';
import { useId, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { Checkbox } from '../../kit/checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { ProductSection } from './fields/ProductSection.tsx';
import { ProductForm } from './ProductForm.tsx';
import type { ProductEditorContext } from './product-editor-context.ts';
import { useLocalProduct } from './use-local-product.ts';
import './product-editor.css';

interface NewProductFormProps {
  readonly context: ProductEditorContext;
  readonly store: WrittenProductStore;
  readonly opened: OpenedProduct;
  readonly user: CurrentUser;
  readonly onCreated: (product: ProductSettings) => void;
}

/** Writes a product that there is not yet; unsaved, it stays in this browser. */
export function NewProductForm({ context, store, opened, user, onCreated }: NewProductFormProps) {
  const { attributes, env } = context;
  const { shop: shopId, copy } = attributes;
  const messages = env.messages(productEditorMessages);
  const local = useLocalProduct(context, user, `product ${shopId} ${copy ?? 'new'}`);
  const helpId = useId();
  const [begun, setBegun] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [isActive, setActive] = useState(true);
  const copied = opened.product && copyProduct(writtenOf(opened.product));
  const restored = begun === 0 ? local.restored : undefined;
  return (
    <>
      {restored && (
        <div className="product-restored">
          <p role="status">{messages.draftRestored}</p>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {messages.discardDraft}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={messages.discardTitle}
        text={messages.discardText}
        submit={messages.discardDraft}
        isDangerous
        onConfirm={async () => {
          local.drop();
          setBegun(begun + 1);
        }}
      />
      <ProductForm
        key={begun}
        shop={opened.shop}
        rates={opened.rates}
        start={restored ?? copied ?? newProduct}
        save={local.save}
        submitLabel={messages.create}
        onSend={async (body) => {
          const created = await store.create(shopId, body, isActive);
          local.drop();
          onCreated(created);
          return undefined;
        }}
      >
        <ProductSection title={messages.visibility}>
          <Checkbox isChecked={isActive} onChange={setActive} helpId={helpId}>
            {messages.showAtOnce}
          </Checkbox>
          <p id={helpId} className="product-note">
            {messages.showAtOnceHelp}
          </p>
        </ProductSection>
      </ProductForm>
    </>
  );
}
