import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import { alerts } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import '../../../kit/button/button.css';
import './save-search.css';

/** The way to all searches that are saved; from a page of others in another tab. */
export function AlertsLink({ isMain = false }: { readonly isMain?: boolean }) {
  const { host, href } = useWidget();
  const messages = useMessages(saveSearchMessages);
  const { newTab } = useMessages(contactMessages);
  const route = alerts({});
  const className = isMain ? 'button button-primary' : 'save-link';
  if (host.firstParty) {
    return (
      <RouteLink route={route} className={className}>
        {messages.toAlerts}
      </RouteLink>
    );
  }
  return (
    <a className={className} href={href(route)} target="_blank" rel="noopener">
      {messages.toAlertsElsewhere}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
}
