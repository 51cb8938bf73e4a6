import { nameRegion } from '@boardwalk/sdk-core/account/address-lines';
import { taxLabels } from '@boardwalk/sdk-core/billing/taxes/tax-labels';
import {
  mismatchLabels,
  mismatchListMessages,
  mismatchMessages,
} from '@boardwalk/sdk-core/licenses/mismatches/mismatch-messages';
import type { MismatchesPage } from '@boardwalk/sdk-core/licenses/mismatches/mismatches-store';
import type { AddressMismatch } from '@boardwalk/sdk-core/licenses/mismatches/schemas';
import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment, useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { AdminResultsList } from '../shared/admin-results-list/AdminResultsList.tsx';
import { useDate } from './use-date.ts';
import '../admin.css';
import './payments.css';

interface MismatchesListProps {
  readonly found: MismatchesPage;
  readonly isOld: boolean;
  readonly onAsk: (mismatch: AddressMismatch) => void;
  readonly onPage: (page: number) => void;
}

/** A page of billing addresses to look into. */
export function MismatchesList({ found, onAsk, ...rest }: MismatchesListProps) {
  const { items, query, hasMore } = found;
  return (
    <AdminResultsList
      words={useMessages(mismatchListMessages)}
      rows={items.map((mismatch) => (
        <MismatchRow key={mismatch.license} mismatch={mismatch} onAsk={onAsk} />
      ))}
      page={query}
      hasMore={hasMore}
      onAll={query > 1 ? () => rest.onPage(1) : undefined}
      {...rest}
    />
  );
}

interface MismatchRowProps {
  readonly mismatch: AddressMismatch;
  readonly onAsk: (mismatch: AddressMismatch) => void;
}

function MismatchRow({ mismatch, onAsk }: MismatchRowProps) {
  const messages = useMessages(mismatchMessages);
  const kindLabels = useMessages(mismatchLabels);
  const taxNames = useMessages(taxLabels);
  const money = createMoneyFormatter(useLocale());
  const date = useDate();
  const nameCountry = useCountryName();
  const namePlace = usePlaceName();
  const { title, kinds, billedTo, taxes, total, listing, cardCountry } = mismatch;
  const { boughtAt, settledAt } = mismatch;
  const named = taxes.map(({ tax, amount }) => `${taxNames[tax]} ${money(amount)}`).join(', ');
  const notes = [
    kinds.map((kind) => kindLabels[kind]).join(' · '),
    billedTo &&
      fillMessage(messages.billedTo, { place: namePlace(billedTo.countryCode, billedTo.state) }),
    cardCountry === null
      ? messages.unknownCard
      : fillMessage(messages.card, { country: nameCountry(cardCountry) }),
    fillMessage(messages.listing, { place: namePlace(listing.country, listing.region) }),
    fillMessage(messages.paid, { date: date(boughtAt), total: money(total) }),
    named === '' ? messages.noTaxes : fillMessage(messages.taxes, { taxes: named }),
  ];
  return (
    <li className="payment-row">
      <p className="payment-name">{title}</p>
      {notes.map(
        (note) =>
          note && (
            <p key={note} className="admin-note">
              {note}
            </p>
          ),
      )}
      <p className="admin-note">
        <bdi dir="ltr">{mismatch.license}</bdi>
      </p>
      {settledAt === null ? (
        <div className="payment-deeds">
          <Button
            aria-label={fillMessage(messages.settleNamed, { listing: title })}
            onClick={() => onAsk(mismatch)}
          >
            {messages.settle}
          </Button>
        </div>
      ) : (
        <p className="admin-note">{fillMessage(messages.settled, { date: date(settledAt) })}</p>
      )}
    </li>
  );
}

/** Names any country of the world: cards are issued everywhere. */
function useCountryName() {
  const { locale } = useEnvironment();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
}

function usePlaceName() {
  const { place } = useMessages(mismatchMessages);
  const nameCountry = useCountryName();
  const isFrench = useLocale().startsWith('fr');
  return (country: string, state: string) => {
    const region = isCountry(country)
      ? nameRegion({ countryCode: country, state }, isFrench)
      : state;
    return fillMessage(place, { region, country: nameCountry(country) });
  };
}

function isCountry(code: string): code is Country {
  return countries.some((country) => country === code);
}
