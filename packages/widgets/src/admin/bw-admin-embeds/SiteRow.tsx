import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import type { ListedEmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { adminUsers } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { fullNameOf, PersonLabel } from '../../profile/shared/person-finder/PersonLabel.tsx';
import { SiteFigures } from './SiteFigures.tsx';
import { SiteKeys } from './SiteKeys.tsx';
import type { SiteQuestion } from './site-question.ts';
import { useDay } from './use-day.ts';
import '../admin.css';
import './sites.css';

interface SiteRowProps {
  readonly site: ListedEmbedSite;
  readonly onAsk: (question: SiteQuestion) => void;
}

/** One site: whose it is, where it stands, its keys, and how much it is used. */
export function SiteRow({ site, onAsk }: SiteRowProps) {
  const messages = useEnvironment().messages(embedsMessages);
  const formatDay = useDay();
  const { name, owner, stopped, isOwnerEntitled, proofs } = site;
  return (
    <li className="site-row">
      <div className="admin-bar">
        <p className="site-name">
          <bdi>{name}</bdi>
          {stopped && <span className="site-mark">{messages.stopped}</span>}
        </p>
        <Button
          variant="quiet"
          className={stopped ? undefined : 'button-warning'}
          aria-label={fillMessage(stopped ? messages.resumeNamed : messages.stopSiteNamed, {
            site: name,
          })}
          onClick={() => onAsk({ about: stopped ? 'resume' : 'stop', site })}
        >
          {stopped ? messages.resume : messages.stopSite}
        </Button>
      </div>
      {stopped && (
        <p className="admin-note">
          {fillMessage(messages.stoppedWhy, {
            date: formatDay(stopped.at),
            reason: stopped.reason,
          })}
        </p>
      )}
      <PersonLabel person={owner} note={messages.owner}>
        <RouteLink route={adminUsers({}, { user: owner.id })}>{fullNameOf(owner)}</RouteLink>
      </PersonLabel>
      {!isOwnerEntitled && <p className="admin-note">{messages.notEntitled}</p>}
      <ul className="site-origins" aria-label={messages.origins}>
        {proofs.map(({ origin, isProved }) => (
          <li key={origin}>
            <span dir="ltr">{origin}</span>
            <span className="admin-note">{isProved ? messages.proved : messages.unproved}</span>
          </li>
        ))}
      </ul>
      <SiteKeys site={site} onAsk={onAsk} />
      <SiteFigures site={site} />
    </li>
  );
}
