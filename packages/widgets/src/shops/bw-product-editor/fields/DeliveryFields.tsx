import { shippingSupports } from '@boardwalk/sdk-core/listings/enumerations/trade/shipping-supports';
import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import { productEditorMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenProduct } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import { needsWeight } from '@boardwalk/sdk-core/shops/shipping/rate-rules';
import type { ShippingRate } from '@boardwalk/sdk-core/shops/shipping/rate-schemas';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { ProductSection } from './ProductSection.tsx';
import '../product-editor.css';

interface DeliveryFieldsProps {
  readonly start: WrittenProduct;
  readonly rates: readonly ShippingRate[];
}

/** How it reaches who buys it. */
export function DeliveryFields({ start, rates }: DeliveryFieldsProps) {
  const messages = useMessages(productEditorMessages);
  const labels = useMessages(itemLabels);
  return (
    <ProductSection title={messages.delivery}>
      <FormSelect
        name="product.shippingSupport"
        label={messages.shippingSupport}
        help={messages.shippingHelp}
        choices={shippingSupports.map((value) => ({ value, label: labels[`shipping.${value}`] }))}
        defaultValue={start.shippingSupport}
      />
      {needsWeight(rates.map(({ rate }) => rate)) && (
        <p className="product-note">{messages.weightNeeded}</p>
      )}
    </ProductSection>
  );
}
