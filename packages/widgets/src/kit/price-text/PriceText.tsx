import { createMoneyFormatter, type Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import './price-text.css';

interface PriceTextProps {
  readonly money: Money;
  readonly locale: Locale;
  /** What it buys: "/mo", and the same in words for screen readers. */
  readonly suffix?: string;
  readonly spokenSuffix?: string;
}

/** A price as cards and pages show it, by the one money formatter. */
export function PriceText({ money, locale, suffix = '', spokenSuffix = '' }: PriceTextProps) {
  const amount = createMoneyFormatter(locale)(money, 'card');
  if (suffix === '') return <span className="price">{amount}</span>;
  return (
    <span className="price">
      {amount}
      <span className="price-suffix" aria-hidden="true">
        {suffix}
      </span>
      <span className="visually-hidden"> {spokenSuffix}</span>
    </span>
  );
}
