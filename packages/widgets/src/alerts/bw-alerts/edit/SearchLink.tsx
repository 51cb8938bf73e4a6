import { editMessages } from '@boardwalk/sdk-core/alerts/own/edit-messages';
import { searchRouteOf } from '@boardwalk/sdk-core/alerts/own/search-route';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';

export { default as styles } from './SearchLink.tsx?styles';

/** The way to the page of a search with what an alert looks for; nothing where its address can't say that. */
export function SearchLink({ rule }: { readonly rule: AlertRule }) {
  const messages = useMessages(editMessages);
  const route = searchRouteOf(rule);
  return route && <RouteLink route={route}>{messages.change}</RouteLink>;
}
