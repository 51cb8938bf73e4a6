import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import type { StockCorrection } from '@boardwalk/sdk-core/shops/products/schemas';
import {
  productEditorMessages,
  variantMessages,
} from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import {
  bodyOf,
  type WrittenProduct,
} from '@boardwalk/sdk-core/shops/products/writing/written-product';
import type {
  ChangedProduct,
  CorrectedStock,
} from '@boardwalk/sdk-core/shops/products/writing/written-product-store';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type ReactNode, useCallback, useContext, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { ChangedMeanwhile } from '../../parts/changed-meanwhile/ChangedMeanwhile.tsx';
import type { ChangedFact } from '../../parts/changed-meanwhile/changed-facts.ts';
import { SaveStatus } from '../../parts/form/autosave/SaveStatus.tsx';
import { useAutosave } from '../../parts/form/autosave/use-autosave.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FormEnd } from '../../parts/form/FormEnd.tsx';
import { FormMarks } from '../../parts/form/FormMarks.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { PartLevelContext } from '../../parts/part-heading/PartHeading.tsx';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { WeightCountryContext } from '../shared/weight-field/WeightField.tsx';
import { checkProduct } from './check-product.ts';
import { BasicsFields } from './fields/BasicsFields.tsx';
import { DeliveryFields } from './fields/DeliveryFields.tsx';
import { PicturesFields } from './fields/PicturesFields.tsx';
import { OptionsFields } from './options/OptionsFields.tsx';
import { ProductDialogs } from './ProductDialogs.tsx';
import type { ProductQuestion } from './product-question.ts';
import { readProductForm } from './read-product-form.ts';
import { useVariantRows } from './variants/use-variant-rows.ts';
import { VariantsFields } from './variants/VariantsFields.tsx';
import { wordRefusal } from './word-refusal.ts';
import './product-editor.css';

const dialog = lazyParts(() => import('./preview/ProductPreviewDialog.tsx'));
const ProductPreviewDialog = dialog.component('ProductPreviewDialog', { Missing: PartMissing });

interface ProductFormProps {
  readonly shop: ShopSettings;
  readonly rates: readonly ShippingRate[];
  readonly start: WrittenProduct;
  readonly submitLabel: string;
  /** Stores what is written of a new product until it is sent. */
  readonly save?: ((product: WrittenProduct) => Promise<void>) | undefined;
  /** What somebody else has changed meanwhile. */
  readonly facts?: readonly ChangedFact[] | undefined;
  /** Answers the product as it stands then, where the form goes on with it. */
  readonly onSend: (product: ProductBody) => Promise<ChangedProduct | undefined>;
  /** Absent of a product that is not sold yet. */
  readonly onCorrect?: (correction: StockCorrection) => Promise<CorrectedStock>;
  /** Sections of its own, before the end. */
  readonly children?: ReactNode;
}

/** Everything that is written of a product, in one form. */
export function ProductForm(props: ProductFormProps) {
  const { shop, rates, start, submitLabel, save, facts, onSend, onCorrect, children } = props;
  const { currency } = shop;
  const messages = useMessages(productEditorMessages);
  const variantTexts = useMessages(variantMessages);
  const level = useContext(PartLevelContext);
  const [pictures, setPictures] = useState(start.pictures);
  const [question, setQuestion] = useState<ProductQuestion>();
  const [previewed, setPreviewed] = useState<WrittenProduct>();
  const read = (data: FormData) => readProductForm(data, { ...variants.current, pictures });
  const autosave = useAutosave(async (data) => save?.(read(data)));
  const form = useForm({
    ...(save && { autosave, keepsDraft: 'always' as const }),
    check: (data) => checkProduct(data, read(data), { messages, variantTexts }),
    async send(data) {
      const body = bodyOf(read(data));
      if (!body) throw new Error('The form was sent before it was right.');
      const saved = await onSend(body).catch((error: unknown) => {
        throw wordRefusal(toProblem(error), messages);
      });
      if (!saved) return;
      if (saved.outcome === 'saved') variants.accept(saved.product);
      else variants.follow(saved.product);
    },
  });
  const variants = useVariantRows(start, form);
  const readNow = () => read(new FormData(form.form.ref.current ?? undefined));
  // The same one, as rows that are given another one are rendered again.
  const openCorrection = useCallback(
    (variantId: number) => setQuestion({ about: 'stock', variantId }),
    [],
  );

  return (
    <WeightCountryContext value={shop.country}>
      <Form form={form} className="product-form" headingLevel={level}>
        <FormMarks />
        <BasicsFields start={start} />
        <PicturesFields pictures={start.pictures} onChange={setPictures} />
        <OptionsFields variants={variants} onQuestion={setQuestion} />
        <VariantsFields
          {...{ currency, pictures, variants }}
          lowStock={start.lowStock}
          onSetAll={() => setQuestion({ about: 'all' })}
          onCorrect={onCorrect && openCorrection}
        />
        <DeliveryFields start={start} rates={rates} />
        {children}
        <ChangedMeanwhile facts={facts} />
        {save && <SaveStatus autosave={autosave} savedMessage={messages.draftNote} />}
        <FormEnd form={form} submitLabel={submitLabel} sendingLabel={messages.saving}>
          <Button aria-haspopup="dialog" onClick={() => setPreviewed(readNow())}>
            {messages.preview}
          </Button>
        </FormEnd>
      </Form>
      <ProductDialogs
        {...{ currency, variants, question, onCorrect }}
        onClose={() => setQuestion(undefined)}
      />
      {previewed && (
        <ProductPreviewDialog
          shop={shop}
          rates={rates}
          written={previewed}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </WeightCountryContext>
  );
}
