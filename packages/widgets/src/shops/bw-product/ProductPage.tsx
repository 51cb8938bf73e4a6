import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { findVariant, openingValues } from '@boardwalk/sdk-core/shops/view/chosen-variant';
import { useState } from 'react';
import { ShopPartMissing } from '../shared/missing/ShopPartMissing.tsx';
import { BuyBox } from './choice/BuyBox.tsx';
import { OptionChoice } from './choice/OptionChoice.tsx';
import { ProductHead } from './choice/ProductHead.tsx';
import { ProductGallery } from './gallery/ProductGallery.tsx';
import { below } from './later-parts.ts';
import { ProductStatus } from './ProductStatus.tsx';
import { DeliveryPlace, TextsPlace } from './places.tsx';
import type { ProductContext } from './product-context.ts';
import './product.css';

const DeliverySection = below.component('DeliverySection', {
  Place: DeliveryPlace,
  Missing: ShopPartMissing,
});
const ProductTexts = below.component('ProductTexts', { Place: TextsPlace });
const OtherProducts = below.component('OtherProducts');

interface ProductPageProps {
  readonly product: ProductDetails;
  readonly context: ProductContext;
  /** It is still being written: nothing can be requested by it, and nobody is asked about it. */
  readonly isPreview?: boolean;
}

/** Everything there is to say about one product. */
export function ProductPage({ product, context, isPreview = false }: ProductPageProps) {
  const { attributes, setAttributes, emit } = context;
  const { id, shop, images, title, options } = product;
  const level = attributes.headingLevel;
  /** Values of which no variant is sold. */
  const [unsold, setUnsold] = useState<readonly string[]>();
  const values = unsold ?? openingValues(product, attributes.variant);
  const variant = findVariant(product, values);

  function choose(next: readonly string[]) {
    const chosen = findVariant(product, next);
    setUnsold(chosen ? undefined : next);
    if (chosen) setAttributes({ variant: chosen.id });
  }

  return (
    <article className="product">
      <ProductStatus product={product} />
      <div className="product-body">
        <ProductGallery images={images} title={title} chosen={variant?.imageId ?? null} />
        <div className="product-side">
          <ProductHead product={product} variant={variant} level={level} />
          {options.length > 0 && (
            <OptionChoice product={product} values={values} onChoose={choose} />
          )}
          <BuyBox
            product={product}
            variant={variant}
            isPreview={isPreview}
            onShare={(address) => emit('bw-product-share', { shop: shop.id, id, address })}
          />
          <DeliverySection product={product} variant={variant} level={level + 1} />
        </div>
        <div className="product-details">
          <ProductTexts product={product} level={level + 1} isPreview={isPreview} />
        </div>
      </div>
      {!isPreview && <OtherProducts product={product} level={level + 1} />}
    </article>
  );
}
