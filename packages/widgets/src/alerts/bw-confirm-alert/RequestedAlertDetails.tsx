import { confirmAlertMessages } from '@boardwalk/sdk-core/alerts/by-mail/confirm-alert-messages';
import type { StartState } from '@boardwalk/sdk-core/alerts/by-mail/confirm-mailed-alert-store';
import { mostMailedAlerts } from '@boardwalk/sdk-core/alerts/by-mail/limits';
import type { MailedAlert } from '@boardwalk/sdk-core/alerts/by-mail/schemas';
import { newsLabels } from '@boardwalk/sdk-core/alerts/choices/choice-labels';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import './confirm-alert.css';

interface AskedAlertProps {
  readonly alert: MailedAlert;
  readonly press: StartState;
  readonly onPress: () => void;
}

/** Shows what was requested, what the user agrees to, and the button that starts it. */
export function RequestedAlertDetails({ alert, press, onPress }: AskedAlertProps) {
  const messages = useMessages(confirmAlertMessages);
  const newsNames = useMessages(newsLabels);
  const explain = useExplanation();
  const { words, email, frequency, news } = alert;
  const isSending = press.state === 'sending';
  return (
    <>
      <p>{messages.lead}</p>
      <p className="confirm-alert-words" dir="auto">
        {words}
      </p>
      <dl className="confirm-alert-facts" aria-label={messages.facts}>
        <dt>{messages.email}</dt>
        <dd>
          <bdi>{email}</bdi>
        </dd>
        <dt>{messages.frequency}</dt>
        <dd>{messages[`frequency.${frequency}`]}</dd>
        <dt>{messages.news}</dt>
        {news.map((kind) => (
          <dd key={kind}>{newsNames[kind]}</dd>
        ))}
      </dl>
      <p>{fillMessage(messages.consent, { email })}</p>
      {press.state === 'failed' && (
        <p role="alert" className="confirm-alert-fault">
          {messages.notStarted}{' '}
          {press.problem.code === 'conflict'
            ? fillMessage(messages.full, { count: `${mostMailedAlerts}` })
            : explain(press.problem)}
        </p>
      )}
      <div>
        <Button variant="primary" aria-disabled={isSending} onClick={onPress}>
          {isSending ? messages.pressing : messages.press}
        </Button>
      </div>
      <p className="confirm-alert-note">{messages.notYou}</p>
    </>
  );
}
