import { countedDays } from '@boardwalk/sdk-core/posting/own/sorts';
import { reminderDays } from '@boardwalk/sdk-core/posting/terms';
import { dashboardMessages } from '@boardwalk/sdk-core/site/dashboard/dashboard-messages';
import type { DashboardFigures } from '@boardwalk/sdk-core/site/dashboard/figures-store';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import {
  boards,
  choosePosting,
  messages as inbox,
  myListings,
  ownInvitations,
} from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { type CountMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useCounted } from '../../parts/count/use-counted.ts';
import './dashboard.css';

interface FiguresProps {
  readonly figures: DashboardFigures;
  /** Whether the page of a route is offered. */
  readonly isOffered: (name: string) => boolean;
}

/** How somebody stands: what was viewed, what waits for them, and what is due. */
export function Figures({
  figures: { listings, unread, invitations, licenses },
  isOffered,
}: FiguresProps) {
  const { messages: read, locale: language } = useEnvironment();
  const messages = read(dashboardMessages);
  const locale = findLocale([language]);
  const counted = useCounted();
  const days = createNumberFormatter(locale)(countedDays);
  const notes = listings
    ? [
        listings.ending > 0 &&
          fillMessage(counted(messages.ending, listings.ending), { days: String(reminderDays) }),
        listings.drafts > 0 && counted(messages.drafts, listings.drafts),
      ].filter((note) => note !== false)
    : [];
  return (
    <ul className="dashboard-figures" part="figures" aria-label={messages.figures}>
      {listings && isOffered('myListings') && (
        <>
          <Figure
            count={listings.views}
            label={messages.views}
            note={fillMessage(messages.viewsNote, { days })}
            route={myListings({})}
          />
          <Figure
            count={listings.active}
            label={messages.listings}
            note={notes.join(' · ')}
            route={myListings({})}
          >
            {listings.active === 0 && isOffered('choosePosting') && (
              <RouteLink className="figure-way" route={choosePosting({})}>
                {messages.noListings}
              </RouteLink>
            )}
          </Figure>
        </>
      )}
      {unread !== undefined && isOffered('messages') && (
        <Figure count={unread} label={messages.unread} route={inbox({})} />
      )}
      {!!invitations && isOffered('ownInvitations') && (
        <Figure count={invitations} label={messages.invitations} route={ownInvitations({})} />
      )}
      {licenses && isOffered('boards') && (
        <Figure
          count={licenses.count}
          label={messages.licenses}
          note={fillMessage(licenses.count === 1 ? messages.due : messages.dueFirst, {
            date: createDateFormatter(locale, licenses.timeZone)(licenses.dueAt),
          })}
          route={boards({})}
        />
      )}
    </ul>
  );
}

interface FigureProps {
  readonly count: number;
  readonly label: CountMessage;
  readonly note?: string;
  readonly route: SiteRoute;
  readonly children?: ReactNode;
}

/** A number, what it counts, and the way to it. */
function Figure({ count, label, note = '', route, children }: FigureProps) {
  const formatNumber = createNumberFormatter(findLocale([useEnvironment().locale]));
  const counted = useCounted();
  return (
    <li className="figure">
      <RouteLink className="figure-link" route={route}>
        <span className="figure-count">{formatNumber(count)}</span>
        <span className="figure-label">{counted(label, count)}</span>
      </RouteLink>
      {note !== '' && <p className="figure-note">{note}</p>}
      {children}
    </li>
  );
}
