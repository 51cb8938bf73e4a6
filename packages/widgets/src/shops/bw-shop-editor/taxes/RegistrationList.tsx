import { regionsOf } from '@boardwalk/sdk-core/account/billing-rules';
import { isInForce } from '@boardwalk/sdk-core/billing/taxes/dated';
import type { ShopTaxes } from '@boardwalk/sdk-core/shops/taxes/shop-tax-schemas';
import { shopTaxesMessages } from '@boardwalk/sdk-core/shops/taxes/shop-taxes-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useId } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import './shop-taxes.css';

interface RegistrationListProps {
  /** Of its heading. */
  readonly level: number;
  readonly registrations: ShopTaxes['registrations'];
}

/** Where the account is registered, as the provider has it. */
export function RegistrationList({ level, registrations }: RegistrationListProps) {
  const { messages: read, timeZone, clock } = useEnvironment();
  const messages = read(shopTaxesMessages);
  const locale = useLocale();
  const formatDate = createDateFormatter(locale, timeZone);
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const id = useId();

  function write({ country, region, from, until }: ShopTaxes['registrations'][number]): string {
    const named = regionsOf(country).find(({ code }) => code === region);
    const own = locale === 'fr-CA' ? (named?.frenchName ?? named?.name) : named?.name;
    const place = region === null ? messages[`place.${country}`] : (own ?? region);
    const dates = { place, from: formatDate(from) };
    if (until !== null) {
      return fillMessage(messages.registeredUntil, { ...dates, until: formatDate(until) });
    }
    const isBegun = isInForce({ from }, today);
    return fillMessage(isBegun ? messages.registered : messages.registeredLater, dates);
  }

  return (
    <div>
      {createElement(`h${level}`, { id, className: 'shop-taxes-name' }, messages.registrations)}
      {registrations.length === 0 ? (
        <p>{messages.noRegistrations}</p>
      ) : (
        <ul className="shop-taxes-list" aria-labelledby={id}>
          {registrations.map((one) => (
            <li key={`${one.country} ${one.region} ${one.from}`}>{write(one)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
