import { confirmAlertMessages } from '@boardwalk/sdk-core/alerts/by-mail/confirm-alert-messages';
import type { MailedAlert } from '@boardwalk/sdk-core/alerts/by-mail/schemas';
import { alerts, register } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { ConfirmAlertOutcome } from './ConfirmAlertOutcome.tsx';

interface StartedProps {
  readonly title: string;
  readonly alert: MailedAlert;
  readonly isFocused?: boolean;
}

/** An alert that runs: how it ends, and what an account adds to it, or where it stands in one. */
export function Started({ title, alert, isFocused = false }: StartedProps) {
  const messages = useMessages(confirmAlertMessages);
  const { words, email, keptBy } = alert;
  const isOwned = keptBy === 'account';
  return (
    <ConfirmAlertOutcome
      title={title}
      words={words}
      text={fillMessage(messages.startedText, { email })}
      further={isOwned ? messages.ownedText : messages.accountText}
      way={
        <RouteLink route={isOwned ? alerts({}) : register({})}>
          {isOwned ? messages.seeAlerts : messages.openAccount}
        </RouteLink>
      }
      isFocused={isFocused}
    />
  );
}
