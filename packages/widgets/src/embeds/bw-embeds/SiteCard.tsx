import type { EmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites/sites-messages';
import { createSitesStore } from '@boardwalk/sdk-core/embeds/sites/sites-store';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { Counts } from './Counts.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import type { EmbedsContext } from './embeds-context.ts';
import { Keys } from './Keys.tsx';
import { Origins } from './Origins.tsx';
import { SiteForm } from './SiteForm.tsx';
import './embeds.css';

interface SiteCardProps {
  readonly context: EmbedsContext;
  readonly site: EmbedSite;
  /** It was registered just now: the user who did so reads on from its name. */
  readonly isNew?: boolean;
}

/** One site: its facts, keys, code and counts. */
export function SiteCard({ context, site, isNew = false }: SiteCardProps) {
  const { attributes, env } = context;
  const messages = env.messages(sitesMessages);
  const store = env.store(createSitesStore);
  const [doing, setDoing] = useState<'nothing' | 'editing' | 'removing'>('nothing');
  const stop = () => setDoing('nothing');
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(doing === 'editing', heading);
  const level = Number(attributes.headingLevel) + 1;

  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <section className="embeds-card" aria-label={site.name}>
      <div className="embeds-row embeds-apart">
        {createElement(
          `h${level}`,
          { ref: heading, className: 'embeds-name', tabIndex: -1 },
          site.name,
        )}
        <div className="embeds-row">
          <Button onClick={() => setDoing('editing')}>{messages.edit}</Button>
          <Button variant="quiet" onClick={() => setDoing('removing')}>
            {messages.remove}
          </Button>
        </div>
      </div>
      {site.stopped && (
        <FormAlert>{fillMessage(messages.stopped, { reason: site.stopped.reason })}</FormAlert>
      )}
      {doing === 'editing' ? (
        <SiteForm
          site={site}
          onSave={async (facts) => {
            await store.change(site.id, facts);
            stop();
          }}
          onCancel={stop}
        />
      ) : (
        <Origins {...{ context, site }} />
      )}
      <Keys {...{ context, site }} />
      <EmbedCode {...{ context, site }} />
      <Counts {...{ context, site }} />
      {doing === 'removing' && (
        <ConfirmDialog
          isOpen
          title={messages.remove}
          submit={messages.remove}
          text={fillMessage(messages.removeText, { site: site.name })}
          onConfirm={() => store.remove(site.id)}
          onClose={stop}
        />
      )}
    </section>
  );
}
