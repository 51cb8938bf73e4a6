import { productCategories } from '@boardwalk/sdk-core/listings/enumerations/trade/product-categories';
import { productConditions } from '@boardwalk/sdk-core/listings/enumerations/trade/product-conditions';
import { labelsByKind } from '@boardwalk/sdk-core/listings/labels/labels';
import { labelsFrench } from '@boardwalk/sdk-core/listings/labels/labels.fr';
import { leafLabels } from '@boardwalk/sdk-core/shops/products/leaf-labels';
import { leafFrench } from '@boardwalk/sdk-core/shops/products/leaf-labels.fr';
import { leavesOf } from '@boardwalk/sdk-core/shops/products/leaves';
import { valueLexeme } from '../../listings/storage/value-lexemes.ts';
import { labelsOf, unnamedValues } from '../../search/text/named-values.ts';
import { createValueNames, type NamedValue } from '../../search/text/value-names.ts';

/** The shelves and conditions of products that words name, in English or French. */
export const productNames = createValueNames(() => [
  ...namedValues('productCategory', productCategories),
  ...namedValues('condition', productConditions),
  ...[...new Set(productCategories.flatMap(leavesOf))].map((leaf) => ({
    lexeme: valueLexeme('leaf', leaf),
    labels: labelsOf(leaf, [leafLabels, leafFrench[leafLabels.catalogue] ?? {}]),
  })),
]);

function namedValues(field: string, values: readonly string[]): NamedValue[] {
  const { item } = labelsByKind;
  const catalogues = [item, labelsFrench[item.catalogue] ?? {}];
  return values
    .filter((value) => !unnamedValues.has(value))
    .map((value) => ({
      lexeme: valueLexeme(field, value),
      labels: labelsOf(`${field}.${value}`, catalogues),
    }));
}
