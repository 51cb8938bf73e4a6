import { mailKindLabels } from '@boardwalk/sdk-core/mailing/mail-kind-labels';
import type { EndableMail } from '@boardwalk/sdk-core/mailing/mail-kinds';
import { unsubscribeMessages } from '@boardwalk/sdk-core/mailing/unsubscribe-messages';
import type { PressState } from '@boardwalk/sdk-core/mailing/unsubscribing/unsubscribe-store';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import './unsubscribe.css';

interface EndingProps {
  readonly kind: EndableMail;
  /** Whether an account gets the mail, or an address alone. */
  readonly hasAccount: boolean;
  readonly press: PressState;
  readonly onPress: () => void;
}

/** What ends, and the button that ends it. */
export function Ending({ kind, hasAccount, press, onPress }: EndingProps) {
  const messages = useMessages(unsubscribeMessages);
  const labels = useMessages(mailKindLabels);
  const explain = useExplanation();
  const isSending = press.state === 'sending';

  function consequence(): string {
    if (kind === 'alerts.confirming') return messages.confirms;
    return hasAccount ? messages.keeps : messages.deletes;
  }

  return (
    <>
      <p>{messages.lead}</p>
      <p className="unsubscribe-kind">
        {kind === 'alerts.confirming' ? messages.confirming : labels[kind]}
      </p>
      <p className="unsubscribe-note">{consequence()}</p>
      {press.state === 'failed' && (
        <p role="alert" className="unsubscribe-fault">
          {messages.notEnded} {explain(press.problem)}
        </p>
      )}
      <div>
        <Button variant="primary" aria-disabled={isSending} onClick={onPress}>
          {isSending ? messages.pressing : messages.press}
        </Button>
      </div>
    </>
  );
}
