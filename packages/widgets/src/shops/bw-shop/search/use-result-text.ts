import type { SearchTotal } from '@boardwalk/sdk-core/search/schemas';
import type { ProductResults } from '@boardwalk/sdk-core/shops/search/product-search-store';
import { productsSearchMessages } from '@boardwalk/sdk-core/shops/search/products-search-messages';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../element/mount/widget-context.ts';

/** Writes how many products there are. */
export function useResultText() {
  const env = useEnvironment();
  const locale = findLocale([env.locale]);
  const messages = env.messages(productsSearchMessages);

  /** `24 products`; a capped total is `more than 1,000 products`. */
  function found({ count, isCapped }: SearchTotal): string {
    const number = createNumberFormatter(locale)(count);
    const written = isCapped ? fillMessage(messages.moreThan, { count: number }) : number;
    return countMessage(messages.count, count, locale, written);
  }

  /** `24 products for “mug”`. */
  function sentence({ query, answer: { total } }: ProductResults): string {
    if (!total) return '';
    const text = query.text.trim();
    const written = fillMessage(text ? messages.foundText : messages.found, {
      ...{ found: found(total), text },
    });
    return written.charAt(0).toUpperCase() + written.slice(1);
  }

  return { found, sentence };
}
