import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { productDetailsMessages } from '@boardwalk/sdk-core/shops/view/product-details-messages';
import { createElement, type ReactNode, useId } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { LongText } from '../../shared/long-text/LongText.tsx';
import { ShopReportButton } from '../../shared/report/ShopReportButton.tsx';
import { ShopCard } from './ShopCard.tsx';
import '../product.css';
import './details.css';

interface ProductTextsProps {
  readonly product: ProductDetails;
  /** Of its headings. */
  readonly level: number;
  readonly isPreview: boolean;
}

/** What the shop says of the product and of returns, the shop itself, and the way to report it. */
export function ProductTexts({ product, level, isPreview }: ProductTextsProps) {
  const messages = useMessages(productDetailsMessages);
  const { id, description, shop } = product;
  const words = { more: messages.readMore, less: messages.readLess };
  return (
    <>
      {description !== '' && (
        <TextSection title={messages.description} level={level}>
          <LongText text={description} words={words} />
        </TextSection>
      )}
      {shop.returns !== '' && (
        <TextSection title={messages.returns} level={level}>
          <LongText text={shop.returns} words={words} />
        </TextSection>
      )}
      <TextSection title={messages.shop} level={level} part="shop">
        <ShopCard shop={shop} />
      </TextSection>
      {!isPreview && (
        <ShopReportButton
          subject={{ kind: 'product', id: `${shop.id}/${id}`, ownerId: shop.owner.id }}
          label={messages.report}
        />
      )}
    </>
  );
}

interface TextSectionProps {
  readonly title: string;
  readonly level: number;
  readonly part?: string;
  readonly children: ReactNode;
}

function TextSection({ title, level, part, children }: TextSectionProps) {
  const id = useId();
  return (
    <section className="product-section" aria-labelledby={id} part={part}>
      {createElement(`h${level}`, { id, className: 'product-heading' }, title)}
      {children}
    </section>
  );
}
