import { pressMessages } from '@boardwalk/sdk-core/account/press-messages';
import { consentMessages } from '@boardwalk/sdk-core/embeds/consent-messages';
import type { ConsentState } from '@boardwalk/sdk-core/embeds/consent-store';
import { matchingCode } from '@boardwalk/sdk-core/embeds/matching-code';
import type { Authorization } from '@boardwalk/sdk-core/embeds/sign-in/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { DeliberateButton } from '../../kit/press/DeliberateButton.tsx';
import '../popup/popup.css';
import './consent.css';

interface OutcomeProps {
  readonly state: Exclude<ConsentState, { readonly state: 'asking' | 'failed' }>;
  readonly asked: Authorization;
  readonly challenge: string;
  readonly onSame: () => void;
  readonly onDifferent: () => void;
}

/** What becomes of an agreement; that all is well is said once the page has it. */
export function Outcome({ state, asked, challenge, onSame, onDifferent }: OutcomeProps) {
  const messages = useMessages(consentMessages);
  const { tooSoon } = useMessages(pressMessages);
  switch (state.state) {
    case 'sending':
      return <p role="status">{messages.sending}</p>;
    case 'comparing':
      return (
        <section className="consent-compare" aria-labelledby="compare">
          <h2 id="compare">{messages.compareTitle}</h2>
          <p>{fillMessage(messages.compare, { origin: asked.origin })}</p>
          <p className="consent-code">{matchingCode(challenge)}</p>
          <p className="popup-note">{messages.compareHint}</p>
          <div className="popup-actions">
            <DeliberateButton variant="primary" tooSoon={tooSoon} onClick={onSame}>
              {messages.same}
            </DeliberateButton>
            <Button onClick={onDifferent}>{messages.different}</Button>
          </div>
        </section>
      );
    case 'collecting':
      return <p role="status">{messages.collecting}</p>;
    case 'stuck':
      return <p role="alert">{state.why === 'late' ? messages.late : messages.unknownPage}</p>;
    case 'done':
      return (
        <p role="status">
          {fillMessage(messages.done, { site: asked.siteName })} {messages.close}
        </p>
      );
  }
}
