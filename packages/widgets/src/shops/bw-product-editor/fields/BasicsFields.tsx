import {
  type ProductCategory,
  productCategories,
} from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { productConditions } from '@boardwalk/sdk-core/listings/enumerations/trade/product-conditions';
import { itemLabels } from '@boardwalk/sdk-core/listings/item/labels';
import { leafLabels } from '@boardwalk/sdk-core/shops/products/leaf-labels';
import { leavesOf } from '@boardwalk/sdk-core/shops/products/leaves';
import { productEditorMessages } from '@boardwalk/sdk-core/shops/products/writing/product-messages';
import type { WrittenProduct } from '@boardwalk/sdk-core/shops/products/writing/written-product';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { FormTextArea } from '../../../parts/form/FormTextArea.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { ProductSection } from './ProductSection.tsx';
import '../product-editor.css';

/** What it is, and where it is found. */
export function BasicsFields({ start }: { readonly start: WrittenProduct }) {
  const messages = useMessages(productEditorMessages);
  const labels = useMessages(itemLabels);
  const leafTexts: Readonly<Record<string, string>> = useMessages(leafLabels);
  const [category, setCategory] = useState<ProductCategory | undefined>(
    start.category ?? undefined,
  );
  const leaves = category ? leavesOf(category) : [];
  return (
    <ProductSection title={messages.basics}>
      <FormTextField
        name="product.title"
        label={messages.name}
        help={messages.nameHelp}
        required
        defaultValue={start.title}
        maxLength={longestShopText.title}
        autoComplete="off"
      />
      <FormTextArea
        name="product.description"
        label={messages.text}
        help={messages.textHelp}
        defaultValue={start.description}
        maxLength={longestShopText.productDescription}
        rows={6}
      />
      <div className="product-pair">
        <FormSelect
          name="product.category"
          label={messages.category}
          required
          choices={[
            { value: '', label: messages.choose },
            ...productCategories.map((value) => ({
              value,
              label: labels[`productCategory.${value}`],
            })),
          ]}
          defaultValue={category ?? ''}
          onPick={(picked) => setCategory(productCategories.find((one) => one === picked))}
        />
        {leaves.length > 0 && (
          <FormSelect
            key={category}
            name="product.leaf"
            label={messages.leaf}
            choices={[
              { value: '', label: messages.noLeaf },
              ...leaves.map((value) => ({ value, label: leafTexts[value] ?? value })),
            ]}
            defaultValue={category === start.category ? (start.leaf ?? '') : ''}
          />
        )}
        <FormSelect
          name="product.condition"
          label={messages.condition}
          choices={productConditions.map((value) => ({
            value,
            label: labels[`condition.${value}`],
          }))}
          defaultValue={start.condition}
        />
      </div>
    </ProductSection>
  );
}
