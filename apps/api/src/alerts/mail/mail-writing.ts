import { newsLabels } from '@boardwalk/sdk-core/alerts/choices/choice-labels';
import { newsCounts } from '@boardwalk/sdk-core/alerts/choices/news-counts';
import type { NewsKind } from '@boardwalk/sdk-core/alerts/news';
import { readWordsIn } from '@boardwalk/sdk-core/alerts/words/read-words';
import { cardFactsOf } from '@boardwalk/sdk-core/listings/card/card-content';
import { createWordWriter } from '@boardwalk/sdk-core/listings/card/card-words';
import { priceMessages } from '@boardwalk/sdk-core/listings/price-messages';
import type { ListingSummary, Price } from '@boardwalk/sdk-core/listings/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import {
  joinWords,
  type MailWords,
  mailedWords,
  ownWords,
} from '../../platform/mail/mail-words.ts';

/** Writes what mails say of listings, in the language of whoever reads them. */
export interface MailWriting {
  /** With the time that it buys: `$2,100/mo`. */
  price(price: Price): MailWords;
  /** What the card of a listing shows of it: `3 bd · 2 ba · 1,450 sqft`; empty where that is nothing. */
  facts(listing: ListingSummary): MailWords;
  count(number: number): MailWords;
  /** What is news of a listing. */
  news(kind: NewsKind): MailWords;
  /** How many listings there are, and what is news of all of them unless that differs; one at least. */
  newsCount(kinds: readonly NewsKind[]): MailWords;
}

export function createMailWriting(locale: Locale): MailWriting {
  const read = readWordsIn(locale);
  const [periods, labels, counts] = [read(priceMessages), read(newsLabels), read(newsCounts)];
  const formatMoney = createMoneyFormatter(locale);
  const formatNumber = createNumberFormatter(locale);
  return {
    price: (price) => ownWords(formatMoney(price, 'card') + periods[price.period]),
    facts(listing) {
      const facts = cardFactsOf(listing, { locale, messages: read }, createWordWriter);
      return joinWords(
        facts.map(({ text }) => mailedWords(text)),
        ' · ',
      );
    },
    count: (number) => ownWords(formatNumber(number)),
    news: (kind) => ownWords(labels[kind]),
    newsCount(kinds) {
      const [kind = 'several', ...others] = new Set(kinds);
      const message = counts[others.length > 0 ? 'several' : kind];
      return ownWords(countMessage(message, kinds.length, locale));
    },
  };
}
