import { originsMessages } from '@boardwalk/sdk-core/embeds/sites/origins-messages';
import type { EmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import type { EmbedsContext } from './embeds-context.ts';
import { OriginRow } from './OriginRow.tsx';
import './embeds.css';

interface OriginsProps {
  readonly context: EmbedsContext;
  readonly site: EmbedSite;
}

/** The origins of a site: which are proved, and how the others can be. */
export function Origins({ context, site }: OriginsProps) {
  const messages = context.env.messages(originsMessages);
  return (
    <ul className="embeds-list" aria-label={messages.title}>
      {site.proofs.map((proof) => (
        <li key={proof.origin}>
          <OriginRow {...{ context, site, proof }} />
        </li>
      ))}
    </ul>
  );
}
