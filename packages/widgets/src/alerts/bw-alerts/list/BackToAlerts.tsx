import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import { alerts } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { ChevronLeft } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useAlerts } from '../alerts-scope.ts';
import '../alerts.css';

/** The way from one alert back to all of them. */
export function BackToAlerts() {
  const messages = useMessages(alertsMessages);
  const { go } = useAlerts();
  return (
    <RouteLink className="alerts-back" route={alerts({})} onFollow={() => go(undefined)}>
      <Icon node={ChevronLeft} size={16} />
      {messages.back}
    </RouteLink>
  );
}
