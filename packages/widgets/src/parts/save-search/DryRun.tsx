import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import type { Trial } from '@boardwalk/sdk-core/alerts/saving/trial-store';
import type { NarrowerRule } from '@boardwalk/sdk-core/alerts/schemas';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { headlineOf } from '@boardwalk/sdk-core/listings/card/card-content';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { ListingRow } from '../listing-row/ListingRow.tsx';
import { ListingPrice } from '../price/ListingPrice.tsx';
import { PlaceRows } from '../remote-state/PlaceRows.tsx';
import { Narrower } from './Narrower.tsx';
import { useTrialWords } from './use-trial-words.ts';

interface DryRunProps {
  readonly kind: ListingKind;
  readonly trial: Remote<Trial, Problem>;
  readonly onRetry: () => void;
  /** One change that makes it find less was pressed. */
  readonly onNarrow: (narrower: NarrowerRule) => void;
}

/** What a search would have found before it is saved: how much, the newest of it, and what narrows it. */
export function DryRun({ kind, trial, onRetry, onNarrow }: DryRunProps) {
  const messages = useEnvironment().messages(saveSearchMessages);
  const { latelyText } = useTrialWords();
  const value = lastValue(trial);
  if (trial.state === 'failed') {
    const { code } = trial.problem;
    return (
      <div className="save-trial">
        <p className="dialog-text" role="status">
          {code === 'network' ? messages.tryOffline : messages.tryFailed}
        </p>
        <div>
          <Button onClick={onRetry}>{messages.retry}</Button>
        </div>
      </div>
    );
  }
  const isLoading = trial.state !== 'ready';
  return (
    <div className="save-trial" aria-busy={isLoading || undefined}>
      <p className="dialog-text save-found" role="status">
        {isLoading || !value ? messages.trying : latelyText(value)}
      </p>
      {value ? (
        <>
          <Examples listings={value.examples} />
          {value.narrower.length > 0 && (
            <Narrower kind={kind} trial={value} isBusy={isLoading} onNarrow={onNarrow} />
          )}
        </>
      ) : (
        <PlaceRows rows={3} />
      )}
    </div>
  );
}

function Examples({ listings }: { readonly listings: readonly ListingSummary[] }) {
  const env = useEnvironment();
  const locale = findLocale([env.locale]);
  if (listings.length === 0) return null;
  return (
    <ul className="save-examples" aria-label={env.messages(saveSearchMessages).examples}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <ListingRow
            listing={{ ...listing, city: listing.address?.city ?? null }}
            title={headlineOf(listing)}
            route={undefined}
          >
            {listing.price && (
              <p className="listing-note">
                <ListingPrice price={listing.price} locale={locale} messages={env.messages} />
              </p>
            )}
          </ListingRow>
        </li>
      ))}
    </ul>
  );
}
