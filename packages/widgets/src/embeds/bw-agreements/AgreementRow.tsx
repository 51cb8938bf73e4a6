import type { Agreement } from '@boardwalk/sdk-core/embeds/agreements/schemas';
import { agreementsMessages } from '@boardwalk/sdk-core/embeds/agreements-messages';
import { scopeLabels } from '@boardwalk/sdk-core/embeds/sites/scope-labels';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import './agreements.css';

interface AgreementRowProps {
  readonly agreement: Agreement;
  readonly onWithdraw: () => void;
}

/** A site by the name that was shown, its page, and what it may do there. */
export function AgreementRow({ agreement, onWithdraw }: AgreementRowProps) {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(agreementsMessages);
  const labels = read(scopeLabels);
  const { siteName, origin, scopes, givenAt, isSignedIn } = agreement;
  const date = createDateFormatter(useLocale(), timeZone)(givenAt);
  return (
    <li className="agreements-row">
      <div className="agreements-text">
        <p className="agreements-name">
          <bdi>{siteName}</bdi>
          {isSignedIn && <span className="agreements-mark">{messages.signedIn}</span>}
        </p>
        <p className="agreements-origin" dir="ltr">
          {origin}
        </p>
        <p className="agreements-note">{fillMessage(messages.since, { date })}</p>
        <div className="agreements-note">
          {messages.may}
          <ul className="agreements-scopes">
            {scopes.map((scope) => (
              <li key={scope}>{labels[scope]}</li>
            ))}
          </ul>
        </div>
      </div>
      <Button
        variant="quiet"
        aria-label={fillMessage(messages.withdrawNamed, { site: siteName })}
        onClick={onWithdraw}
      >
        {messages.withdraw}
      </Button>
    </li>
  );
}
