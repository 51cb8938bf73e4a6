import { newsLabels } from '@boardwalk/sdk-core/alerts/choices/choice-labels';
import { newsCounts } from '@boardwalk/sdk-core/alerts/choices/news-counts';
import type { NewsKind } from '@boardwalk/sdk-core/alerts/news';
import { createPhraseReader } from '@boardwalk/sdk-core/alerts/phrases/create-phrase-reader';
import { cardFactsOf } from '@boardwalk/sdk-core/listings/card/card-content';
import { createWordWriter } from '@boardwalk/sdk-core/listings/card/card-labels';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import type { ListedPrice, ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import {
  joinMailTexts,
  type SafeMailText,
  sanitizeMailText,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';

/** Writes what mails say of listings, in the reader's language. */
export interface MailWriting {
  /** With the time that it buys: `$2,100/mo`. */
  price(price: ListedPrice): SafeMailText;
  /** What the card of a listing shows of it: `3 bd · 2 ba · 1,450 sqft`; empty where that is nothing. */
  facts(listing: ListingSummary): SafeMailText;
  count(number: number): SafeMailText;
  /** What is news of a listing. */
  news(kind: NewsKind): SafeMailText;
  /** How many listings there are, and what is news of all of them unless that differs; one at least. */
  newsCount(kinds: readonly NewsKind[]): SafeMailText;
}

export function createMailWriting(locale: Locale): MailWriting {
  const read = createPhraseReader(locale);
  const [periods, labels, counts] = [read(priceMessages), read(newsLabels), read(newsCounts)];
  const formatMoney = createMoneyFormatter(locale);
  const formatNumber = createNumberFormatter(locale);
  return {
    price: (price) => trustedMailText(formatMoney(price, 'card') + periods[price.period]),
    facts(listing) {
      const facts = cardFactsOf(listing, { locale, messages: read }, createWordWriter);
      return joinMailTexts(
        facts.map(({ text }) => sanitizeMailText(text)),
        ' · ',
      );
    },
    count: (number) => trustedMailText(formatNumber(number)),
    news: (kind) => trustedMailText(labels[kind]),
    newsCount(kinds) {
      const [kind = 'several', ...others] = new Set(kinds);
      const message = counts[others.length > 0 ? 'several' : kind];
      return trustedMailText(countMessage(message, kinds.length, locale));
    },
  };
}
