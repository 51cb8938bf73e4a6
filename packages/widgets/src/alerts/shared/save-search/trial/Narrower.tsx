import type { Trial } from '@boardwalk/sdk-core/alerts/saving/trial-store';
import type { NarrowerRule } from '@boardwalk/sdk-core/alerts/schemas';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { Button } from '../../../../kit/button/Button.tsx';
import { useTrialText } from './use-trial-text.ts';
import '../../../../parts/confirm/dialog-form.css';
import '../save-search.css';

interface NarrowerProps {
  readonly kind: ListingKind;
  readonly trial: Trial;
  /** One is taken already. */
  readonly isBusy: boolean;
  readonly onNarrow: (narrower: NarrowerRule) => void;
}

/** Offers what makes a search find less that finds very much. */
export function Narrower({ kind, trial, isBusy, onNarrow }: NarrowerProps) {
  const { manyText, narrowerText } = useTrialText();
  return (
    <fieldset className="save-choice">
      <legend className="dialog-text">{manyText(trial)}</legend>
      <div className="save-narrower">
        {trial.narrower.map((narrower) => {
          const text = narrowerText(kind, narrower);
          return (
            <Button
              key={text}
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) onNarrow(narrower);
              }}
            >
              {text}
            </Button>
          );
        })}
      </div>
    </fieldset>
  );
}
