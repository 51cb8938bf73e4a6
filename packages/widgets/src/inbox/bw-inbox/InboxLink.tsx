import { ignoredUsers, messages, thread } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { ReactNode } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { type InboxPlace, useInbox } from './inbox-scope.ts';

interface InboxLinkProps {
  readonly to: InboxPlace;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to another place of the inbox, which shows without leaving the page. */
export function InboxLink({ to, className, children }: InboxLinkProps) {
  const { place, go } = useInbox();
  const isHere = to.view === place.view && to.thread === place.thread;
  return (
    <RouteLink
      route={routeOf(to)}
      className={className}
      aria-current={isHere ? 'page' : undefined}
      onFollow={() => go(to)}
    >
      {children}
    </RouteLink>
  );
}

function routeOf(place: InboxPlace) {
  if (place.view === 'ignored') return ignoredUsers({});
  return place.thread === undefined ? messages({}) : thread({ threadId: place.thread });
}
