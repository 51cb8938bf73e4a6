import { writeEmbedCode } from '@boardwalk/sdk-core/embeds/sites/embed-code';
import type { EmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites/sites-messages';
import { CopyButton } from './CopyButton.tsx';
import type { EmbedsContext } from './embeds-context.ts';
import './embeds.css';

interface EmbedCodeProps {
  readonly context: EmbedsContext;
  readonly site: EmbedSite;
}

/** What the partner puts into a page. */
export function EmbedCode({ context: { env }, site }: EmbedCodeProps) {
  const messages = env.messages(sitesMessages);
  const inUse = site.keys.find(({ kind, endsAt }) => kind === 'live' && endsAt === null);
  if (!inUse) return null;
  const code = writeEmbedCode(site, inUse.key, env.siteOrigin);
  return (
    <div className="embeds-part">
      <div className="embeds-row embeds-apart">
        <p className="embeds-label">{messages.code}</p>
        <CopyButton text={code} />
      </div>
      <pre className="embeds-code" dir="ltr">
        <code>{code}</code>
      </pre>
    </div>
  );
}
