import { findVariantFaults } from '@boardwalk/sdk-core/shops/products/product-rules';
import type {
  productEditorMessages,
  variantMessages,
} from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenProduct } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { FieldErrors } from '../../kit/form/form-data.ts';

interface Texts {
  readonly messages: Messages<typeof productEditorMessages>;
  readonly variantTexts: Messages<typeof variantMessages>;
}

/** What is wrong with a product beyond what its fields say themselves. */
export function checkProduct(
  data: FormData,
  product: WrittenProduct,
  { messages, variantTexts }: Texts,
): FieldErrors {
  const { title, category, options, variants } = product;
  const errors: Record<string, string> = {};
  if (title.trim() === '') errors['product.title'] = messages.titleMissing;
  if (category === null) errors['product.category'] = messages.categoryMissing;
  if (data.get('product.pictures.waiting') !== '0') errors['product.pictures'] = messages.waiting;
  variants.forEach(({ price }, index) => {
    if (price === null) errors[`product.variants.${index}.price`] = messages.priceMissing;
  });
  const priced = variants.map(({ price, ...variant }) => ({ ...variant, price: price ?? 0 }));
  for (const { path } of findVariantFaults({ options, variants: priced })) {
    const [part, index, field] = path;
    if (part === 'variants' && field === 'compareAt') {
      errors[`product.variants.${index}.compareAt`] = messages.compareTooLow;
    }
    if (part === 'variants' && field === 'sku') {
      errors[`product.variants.${index}.sku`] = variantTexts.skuTwice;
    }
    if (part === 'options' && field === 'name') {
      errors[`product.options.${index}.name`] = variantTexts.optionNameTwice;
    }
  }
  options.forEach(({ name, values }, index) => {
    if (name.trim() === '') {
      errors[`product.options.${index}.name`] = variantTexts.optionNameMissing;
    }
    if (values.length === 0) {
      errors[`product.options.${index}.values`] = variantTexts.valuesMissing;
    }
  });
  return errors;
}
