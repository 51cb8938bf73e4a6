import type { WrittenVariant } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useState } from 'react';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { MoneyField } from '../../../parts/money-field/MoneyField.tsx';
import {
  BarcodeField,
  SkuField,
  StockField,
  useVariantProps,
  WeightFieldOf,
} from './variant-fields.tsx';
import '../product-editor.css';

interface OneVariantProps {
  readonly variant: WrittenVariant;
  readonly currency: Currency;
  readonly onCorrect: ((variantId: number) => void) | undefined;
}

/** The one variant of a product without options, which nobody sees as such. */
export function OneVariant({ variant, currency, onCorrect }: OneVariantProps) {
  const [mode, setMode] = useState<string>(variant.stockMode);
  const field = { path: 'product.variants.0', variant };
  const props = useVariantProps({ ...field, currency });
  return (
    <div className="product-pair">
      <MoneyField {...props.price} />
      <MoneyField {...props.compareAt} />
      <FormSelect {...props.stockMode} onPick={setMode} />
      <StockField {...field} isCounted={mode === 'counted'} onCorrect={onCorrect} />
      <SkuField {...field} />
      <BarcodeField {...field} />
      <WeightFieldOf {...field} />
      <input type="hidden" name="product.variants.0.pictureId" value={variant.pictureId ?? ''} />
    </div>
  );
}
