import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import type { ProductSettings } from '@boardwalk/sdk-core/shops/products/schemas';
import {
  productEditorMessages,
  variantMessages,
} from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { ChangedFact } from '../../parts/changed-meanwhile/changed-facts.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import { useLocale } from '../../parts/form/use-locale.ts';

/** Says of a product what somebody else may have changed meanwhile. */
export function useProductFacts(): (settings: ProductSettings) => readonly ChangedFact[] {
  const messages = useMessages(productEditorMessages);
  const variantTexts = useMessages(variantMessages);
  const labels = useMessages(itemLabels);
  const counted = useCounted();
  const locale = useLocale();
  const formatMoney = createMoneyFormatter(locale);
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return ({ product, currency }) => [
    { label: messages.name, value: product.title },
    { label: messages.text, value: product.description },
    { label: messages.category, value: labels[`productCategory.${product.category}`] },
    { label: messages.condition, value: labels[`condition.${product.condition}`] },
    { label: messages.shippingSupport, value: labels[`shipping.${product.shippingSupport}`] },
    { label: messages.pictures, value: String(product.pictures.length) },
    {
      label: variantTexts.options,
      value: list.format(product.options.flatMap(({ name, values }) => [name, ...values])),
    },
    { label: variantTexts.variant, value: counted(variantTexts.variants, product.variants.length) },
    {
      label: variantTexts.price,
      value: list.format(
        [...new Set(product.variants.map(({ price }) => price))].map((amount) =>
          formatMoney({ amount, currency }),
        ),
      ),
    },
  ];
}
