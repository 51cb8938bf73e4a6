import { createBoardsStore } from '@boardwalk/sdk-core/boards/map/boards-store';
import { ownZonesMessages } from '@boardwalk/sdk-core/boards/zones/own-zones-messages';
import type { OwnZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import { listing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useId } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { ZoneMap } from './later-parts.ts';
import './zones.css';

interface ZoneShownProps {
  readonly zone: OwnZone;
  /** Whether its name shows; beside a choice of zones it is there for screen readers alone. */
  readonly isNamed: boolean;
  /** Of its name. */
  readonly headingLevel: number;
}

/** A zone: what it is, which listings sponsor it since when, and its boards. */
export function ZoneShown({ zone, isNamed, headingLevel }: ZoneShownProps) {
  const env = useEnvironment();
  const messages = env.messages(ownZonesMessages);
  const locale = useLocale();
  const formatDate = createDateFormatter(locale, env.timeZone);
  const all = env.store(createBoardsStore);
  const remote = useRemote(all);
  const id = useId();
  const sponsorsId = useId();
  const { name, description, billboards, sponsors } = zone;

  return (
    <section className="zone" part="zone" aria-labelledby={id}>
      <header className="zones-head">
        {createElement(
          `h${headingLevel}`,
          { id, className: isNamed ? 'zone-name' : 'visually-hidden' },
          name,
        )}
        {description !== '' && <p className="zones-note">{description}</p>}
        <p className="zone-count">{countMessage(messages.boards, billboards.length, locale)}</p>
      </header>
      <div className="zone-sponsors">
        <p id={sponsorsId}>{messages.sponsors}</p>
        <ul aria-labelledby={sponsorsId}>
          {sponsors.map(({ id: sponsor, title, since }) => (
            <li key={sponsor}>
              <RouteLink route={listing({ type: 'merchant', id: sponsor })}>{title}</RouteLink>{' '}
              <span className="zones-note">
                {fillMessage(messages.since, { date: formatDate(since) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {billboards.length === 0 ? (
        <p className="zones-note">{messages.noBoards}</p>
      ) : (
        <RemoteContent remote={remote} rows={4} onRetry={() => void all.reload()}>
          {(boards) => (
            <ZoneMap
              name={name}
              // A board may have been retired since the zone was requested.
              boards={billboards.flatMap((board) => boards.get(board) ?? [])}
              headingLevel={headingLevel + 1}
            />
          )}
        </RemoteContent>
      )}
    </section>
  );
}
