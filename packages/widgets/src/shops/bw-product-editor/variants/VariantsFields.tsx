import {
  productEditorMessages,
  variantMessages,
} from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { ProductPicture } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { NumberField } from '../../../parts/number-field/NumberField.tsx';
import { ProductSection } from '../fields/ProductSection.tsx';
import { OneVariant } from './OneVariant.tsx';
import type { VariantsState } from './use-variant-rows.ts';
import { VariantRowFields } from './VariantRowFields.tsx';
import './variants.css';

interface VariantsFieldsProps {
  readonly currency: Currency;
  readonly pictures: readonly ProductPicture[];
  readonly variants: VariantsState;
  readonly lowStock: number | null;
  readonly onSetAll: () => void;
  readonly onCorrect: ((variantId: number) => void) | undefined;
}

/** Price and stock: of the one variant that nobody sees, or of each combination of the options. */
export function VariantsFields(props: VariantsFieldsProps) {
  const { currency, pictures, variants, lowStock, onSetAll, onCorrect } = props;
  const messages = useMessages(productEditorMessages);
  const texts = useMessages(variantMessages);
  const counted = useCounted();
  const { rows } = variants.current;
  const [first] = rows;
  const isSimple = first?.variant.values.length === 0;
  return (
    <ProductSection
      title={messages.priceAndStock}
      action={!isSimple && <Button onClick={onSetAll}>{texts.applyAll}</Button>}
    >
      {isSimple && first ? (
        <OneVariant key={first.key} variant={first.variant} {...{ currency, onCorrect }} />
      ) : (
        <>
          <p className="product-note">{counted(texts.variants, rows.length)}</p>
          <div className="variant-heads" aria-hidden="true">
            <span>{texts.variant}</span>
            <span>{texts.price}</span>
            <span>{texts.stock}</span>
            <span>{texts.sku}</span>
          </div>
          <div className="variant-list">
            {rows.map(({ key, variant }, index) => (
              <VariantRowFields key={key} {...{ index, variant, currency, pictures, onCorrect }} />
            ))}
          </div>
        </>
      )}
      <div className="product-pair">
        <NumberField
          name="product.lowStock"
          label={messages.lowStock}
          help={messages.lowStockHelp}
          min={1}
          max={1000}
          defaultValue={lowStock}
        />
      </div>
    </ProductSection>
  );
}
