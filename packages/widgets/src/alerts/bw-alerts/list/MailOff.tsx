import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import { mailPreferences } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import '../alerts.css';

/** Says that no mail comes, whatever alerts say, and leads to where it is switched on. */
export function MailOff() {
  const messages = useMessages(alertsMessages);
  return (
    <p className="alerts-note">
      {messages.mailOff} <RouteLink route={mailPreferences({})}>{messages.mailOn}</RouteLink>
    </p>
  );
}
