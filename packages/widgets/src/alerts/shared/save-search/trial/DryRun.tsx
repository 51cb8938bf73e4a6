import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import type { Trial } from '@boardwalk/sdk-core/alerts/saving/trial-store';
import type { NarrowerRule } from '@boardwalk/sdk-core/alerts/schemas';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEnvironment } from '../../../../element/mount/widget-context.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Examples, ExamplesPlace } from './Examples.tsx';
import { Narrower } from './Narrower.tsx';
import { useTrialText } from './use-trial-text.ts';
import '../../../../parts/confirm/dialog-form.css';
import '../save-search.css';

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
  const { latelyText } = useTrialText();
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
        <ExamplesPlace />
      )}
    </div>
  );
}
