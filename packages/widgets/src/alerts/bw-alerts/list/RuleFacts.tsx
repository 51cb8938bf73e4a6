import { alertsMessages } from '@boardwalk/sdk-core/alerts/own/alerts-messages';
import { mailPaceOf } from '@boardwalk/sdk-core/alerts/own/mail-pace';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { CirclePause } from 'lucide';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { useAlerts } from '../alerts-scope.ts';
import { AlertSearchSummary } from '../later-parts.ts';
import '../alerts.css';

const SearchLink = lazyParts(() => import('../edit/SearchLink.tsx')).component('SearchLink');

/**
 * Shows what an alert searches for, how its owner is notified, how much is new, and why it is
 * paused.
 */
export function RuleFacts({ rule }: { readonly rule: AlertRule }) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(alertsMessages);
  const { mail } = useAlerts();
  const { channels, newCount, pausedFor } = rule;
  const way = channels.includes('badge') ? 'both' : 'mail';
  const pace = mailPaceOf(rule, mail);
  const how = channels.includes('mail') ? messages[`${way}.${pace}`] : messages.badge;
  return (
    <div className="alerts-facts">
      {newCount > 0 && (
        <span className="alerts-new">
          {countMessage(messages.newCount, newCount, findLocale([locale]))}
        </span>
      )}
      <AlertSearchSummary rule={rule} />
      <p>{how}</p>
      {pausedFor !== null && (
        <p className="alerts-paused">
          <Icon node={CirclePause} size={16} />
          <span>
            {messages[`paused.${pausedFor}`]} {pausedFor !== 'owner' && <SearchLink rule={rule} />}
          </span>
        </p>
      )}
    </div>
  );
}
