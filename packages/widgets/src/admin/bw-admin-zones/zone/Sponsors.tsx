import type { ManagedZoneStore } from '@boardwalk/sdk-core/boards/zones/managed-zone-store';
import type { ManagedZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import { zoneSponsorsMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { listing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { createElement, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { useFocusBack } from '../../../kit/dialog/use-focus-back.ts';
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { FindSponsor } from './FindSponsor.tsx';
import '../../admin.css';
import '../../list/list.css';
import '../zones.css';
import './zone.css';

interface SponsorsProps {
  readonly zone: ManagedZone;
  readonly store: ManagedZoneStore;
  readonly level: number;
  readonly tell: (message: string) => void;
}

type Sponsor = ManagedZone['sponsors'][number];

/** The house sponsors of a zone, to be named and removed. */
export function Sponsors({ zone, store, level, tell }: SponsorsProps) {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(zoneSponsorsMessages);
  const formatDate = createDateFormatter(useLocale(), timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Sponsor>();
  useFocusBack(asked !== undefined, heading);
  const named = (message: string, title: string) => fillMessage(message, { listing: title });
  return (
    <section className="admin-section">
      <div className="admin-head">
        {createElement(
          `h${level}`,
          { ref: heading, className: 'admin-heading', tabIndex: -1 },
          messages.title,
        )}
        <p className="admin-note">{messages.lead}</p>
      </div>
      {zone.sponsors.length === 0 ? (
        <p className="zone-none">{messages.none}</p>
      ) : (
        <ul className="admin-rows" aria-label={messages.title}>
          {zone.sponsors.map((sponsor) => (
            <li key={sponsor.id} className="admin-line">
              <div className="admin-row-text">
                {sponsor.isPublic ? (
                  <RouteLink
                    className="zone-link"
                    route={listing({ type: 'merchant', id: sponsor.id })}
                  >
                    {sponsor.title}
                  </RouteLink>
                ) : (
                  <strong>{sponsor.title}</strong>
                )}
                <span className="admin-note">
                  {sponsor.isPublic
                    ? fillMessage(messages.since, { date: formatDate(sponsor.since) })
                    : messages.hidden}
                </span>
              </div>
              <Button
                variant="quiet"
                className="button-warning"
                aria-label={named(messages.removeNamed, sponsor.title)}
                onClick={() => setAsked(sponsor)}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FindSponsor {...{ zone, store, tell, level: level + 1 }} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={named(messages.removeNamed, asked?.title ?? '')}
        text={messages.removeText}
        submit={messages.remove}
        isDangerous
        onConfirm={async () => {
          if (!asked) return;
          await store.removeSponsor(zone.id, asked.id);
          tell(named(messages.removed, asked.title));
        }}
      />
    </section>
  );
}
