import { ignoredUsers, messages, thread } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { ReactNode } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { type InboxPlace, useInbox } from './inbox-scope.ts';

interface InboxLinkProps {
  readonly to: InboxPlace;
  readonly className: string;
  /** Whether it is also there while a conversation of it is open. */
  readonly holdsThreads?: boolean;
  readonly children: ReactNode;
}

/** A link to another place of the inbox, which shows without leaving the page. */
export function InboxLink({ to, className, holdsThreads = false, children }: InboxLinkProps) {
  const { place, go } = useInbox();
  const isWithin = to.view === place.view && (holdsThreads || to.thread === place.thread);
  const isHere = isWithin && to.thread === place.thread;
  return (
    <RouteLink
      route={routeOf(to)}
      className={className}
      aria-current={isHere ? 'page' : isWithin || undefined}
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
