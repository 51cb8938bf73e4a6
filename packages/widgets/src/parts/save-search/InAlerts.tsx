import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import { alerts } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { ReactNode } from 'react';
import { useMessages, useWidget } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Elsewhere, Told } from '../contact/ContactOutcome.tsx';

interface InAlertsProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** That a search is saved, and the way to all that are. */
export function InAlerts({ onClose, children }: InAlertsProps) {
  const { host } = useWidget();
  const messages = useMessages(saveSearchMessages);
  const route = alerts({});
  if (!host.firstParty) {
    return (
      <Elsewhere route={route} label={messages.toAlertsElsewhere} onClose={onClose} hasReplaced>
        {children}
      </Elsewhere>
    );
  }
  const way = (
    <RouteLink route={route} className="button button-primary">
      {messages.toAlerts}
    </RouteLink>
  );
  return (
    <Told onClose={onClose} way={way} hasReplaced>
      {children}
    </Told>
  );
}
