import { stockModes } from '@boardwalk/sdk-core/shops/products/product-rules';
import {
  stockModeLabels,
  variantMessages,
} from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenVariant } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import { heaviest, longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { NumberField } from '../../../parts/number-field/NumberField.tsx';
import { WeightField } from '../../shared/weight-field/WeightField.tsx';
import './variants.css';

/** What each field of a variant is given. */
interface FieldProps {
  /** Under which the contract knows the variant: `product.variants.3`. */
  readonly path: string;
  readonly variant: WrittenVariant;
}

interface PriceProps extends FieldProps {
  readonly currency: Currency;
}

/** What the fields of its prices and of how it is counted are given. */
export function useVariantProps({ path, variant, currency }: PriceProps) {
  const texts = useMessages(variantMessages);
  const labels = useMessages(stockModeLabels);
  const { price, compareAt, stockMode } = variant;
  const money = { minimum: 1, currencies: [currency] };
  return {
    price: {
      ...money,
      ...{ name: `${path}.price`, label: texts.price, required: true },
      ...(price !== null && { defaultValue: { amount: price, currency } }),
    },
    compareAt: {
      ...money,
      ...{ name: `${path}.compareAt`, label: texts.compareAt, help: texts.compareAtHelp },
      ...(compareAt !== null && { defaultValue: { amount: compareAt, currency } }),
    },
    stockMode: {
      ...{ name: `${path}.stockMode`, label: texts.stockMode, defaultValue: stockMode },
      choices: stockModes.map((value) => ({ value, label: labels[value] })),
    },
  };
}

interface StockProps extends FieldProps {
  readonly isCounted: boolean;
  /** What it is called beside others. */
  readonly name?: string;
  readonly onCorrect: ((variantId: number) => void) | undefined;
}

/** How many there are: to begin with, or by what corrections say. */
export function StockField({ path, variant, isCounted, name, onCorrect }: StockProps) {
  const texts = useMessages(variantMessages);
  const labels = useMessages(stockModeLabels);
  const counted = useCounted();
  const { id, stock, stockMode, isCorrectable } = variant;
  if (!isCounted) {
    return (
      <p className="variant-stock">
        <span className="field-label">{texts.stock}</span>
        <span>{labels[stockMode === 'counted' ? 'unlimited' : stockMode]}</span>
      </p>
    );
  }
  if (id === undefined) {
    return (
      <NumberField
        name={`${path}.stock`}
        label={texts.stock}
        min={0}
        max={1_000_000}
        defaultValue={stock}
      />
    );
  }
  return (
    <div className="variant-stock">
      <span className="field-label">{texts.stock}</span>
      <span className="variant-pieces">
        {counted(texts.pieces, stock ?? 0)}
        {onCorrect && isCorrectable && (
          <Button
            variant="quiet"
            aria-label={
              name === undefined
                ? texts.correction
                : fillMessage(texts.correctNamed, { variant: name })
            }
            onClick={() => onCorrect(id)}
          >
            {texts.correct}
          </Button>
        )}
      </span>
    </div>
  );
}

/** The shop's own number of it. */
export function SkuField({ path, variant: { sku } }: FieldProps) {
  const { sku: label } = useMessages(variantMessages);
  return (
    <FormTextField
      name={`${path}.sku`}
      label={label}
      defaultValue={sku}
      maxLength={longestShopText.sku}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

export function BarcodeField({ path, variant: { barcode } }: FieldProps) {
  const { barcode: label } = useMessages(variantMessages);
  return (
    <FormTextField
      name={`${path}.barcode`}
      label={label}
      defaultValue={barcode}
      maxLength={longestShopText.barcode}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}

export function WeightFieldOf({ path, variant: { weight } }: FieldProps) {
  const texts = useMessages(variantMessages);
  return (
    <WeightField
      name={`${path}.weight`}
      label={texts.weight}
      help={texts.weightHelp}
      most={heaviest.product}
      defaultValue={weight}
    />
  );
}
