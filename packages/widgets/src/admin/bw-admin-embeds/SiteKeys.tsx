import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import type { ListedEmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import type { SiteQuestion } from './site-question.ts';
import { useDay } from './use-day.ts';
import '../admin.css';
import './sites.css';

interface SiteKeysProps {
  readonly site: ListedEmbedSite;
  readonly onAsk: (question: SiteQuestion) => void;
}

/** The keys of a site as they stand in pages. */
export function SiteKeys({ site, onAsk }: SiteKeysProps) {
  const messages = useMessages(embedsMessages);
  const formatDay = useDay();
  const kinds = { live: messages.live, test: messages.test };
  if (site.keys.length === 0) return <p className="admin-note">{messages.noKeys}</p>;
  return (
    <ul className="site-keys" aria-label={messages.keys}>
      {site.keys.map(({ key, kind, endsAt }) => (
        <li key={key}>
          <span className="site-kind">{kinds[kind]}</span>
          <code dir="ltr">{key}</code>
          {endsAt !== null && (
            <span className="admin-note">
              {fillMessage(messages.until, { date: formatDay(endsAt) })}
            </span>
          )}
          <Button
            variant="quiet"
            className="button-warning"
            aria-label={fillMessage(messages.stopKeyNamed, { key })}
            onClick={() => onAsk({ about: 'key', site, key })}
          >
            {messages.stopKey}
          </Button>
        </li>
      ))}
    </ul>
  );
}
