import {
  productsMessages,
  repricingMessages,
} from '@boardwalk/sdk-core/shops/products/own/products-messages';
import type { repricingsOf } from '@boardwalk/sdk-core/shops/products/own/repriced-products';
import type { ProductSettings } from '@boardwalk/sdk-core/shops/products/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import './repricing.css';

interface RepricingPreviewProps {
  readonly products: readonly ProductSettings[];
  /** Undefined while it is not known by how much prices change. */
  readonly repricings: ReturnType<typeof repricingsOf> | undefined;
}

type Variants = ProductSettings['product']['variants'];

/** What each product costs now, and then. */
export function RepricingPreview({ products, repricings }: RepricingPreviewProps) {
  const messages = useMessages(repricingMessages);
  const { priceRange } = useMessages(productsMessages);
  const formatMoney = createMoneyFormatter(useLocale());

  function write(variants: Variants, { currency }: ProductSettings): string {
    const prices = variants.map(({ price }) => price);
    const [least, most] = [Math.min(...prices), Math.max(...prices)];
    const from = formatMoney({ amount: least, currency });
    if (least === most) return from;
    return fillMessage(priceRange, { from, to: formatMoney({ amount: most, currency }) });
  }

  return (
    <div className="repricing-preview">
      {repricings === undefined && <p className="repricing-note">{messages.previewHelp}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <section className="repricing-scroll" aria-label={messages.preview} tabIndex={0}>
        <table className="repricing-table">
          <thead>
            <tr>
              <th scope="col">{messages.product}</th>
              <th scope="col">{messages.before}</th>
              <th scope="col">{messages.after}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product, index) => {
              const { variants } = product.product;
              const after = repricings?.[index];
              return (
                <tr key={product.id}>
                  <th scope="row">
                    {product.product.title}
                    {after && !after.variants && (
                      <span className="repricing-warning">{messages.impossible}</span>
                    )}
                    {after?.variants && losesSaving(variants, after.variants) && (
                      <span className="repricing-note">{messages.savingEnds}</span>
                    )}
                  </th>
                  <td>{write(variants, product)}</td>
                  <td>{after?.variants ? write(after.variants, product) : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function losesSaving(before: Variants, after: Variants): boolean {
  return before.some(({ compareAt }, index) => compareAt !== null && !after[index]?.compareAt);
}
