import type { EmbedKey, EmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites/sites-messages';
import { createSitesStore } from '@boardwalk/sdk-core/embeds/sites/sites-store';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { CopyButton } from './CopyButton.tsx';
import type { EmbedsContext } from './embeds-context.ts';
import './embeds.css';

interface KeysProps {
  readonly context: EmbedsContext;
  readonly site: EmbedSite;
}

type Wish = { readonly what: 'rotate' | 'revoke'; readonly key: EmbedKey };

/** The keys of a site: to copy, to replace with a time of grace, to stop at once. */
export function Keys({ context: { env }, site }: KeysProps) {
  const messages = env.messages(sitesMessages);
  const store = env.store(createSitesStore);
  const [wish, setWish] = useState<Wish>();
  const names = { live: messages.live, test: messages.test };
  const missing = (['live', 'test'] as const).filter(
    (kind) => !site.keys.some((key) => key.kind === kind && key.endsAt === null),
  );

  return (
    <div className="embeds-part">
      <p className="embeds-label">{messages.keys}</p>
      <ul className="embeds-keys">
        {site.keys.map((key) => (
          <li key={key.key}>
            <span className="embeds-kind">{names[key.kind]}</span>
            <code>{key.key}</code>
            <span className="embeds-row">
              <CopyButton text={key.key} />
              {key.endsAt === null && (
                <Button variant="quiet" onClick={() => setWish({ what: 'rotate', key })}>
                  {messages.rotate}
                </Button>
              )}
              <Button variant="quiet" onClick={() => setWish({ what: 'revoke', key })}>
                {messages.revoke}
              </Button>
            </span>
            <KeyNote {...{ env, keyOf: key }} />
          </li>
        ))}
      </ul>
      {missing.map((kind) => (
        <div key={kind}>
          <Button onClick={() => void store.rotate(site.id, kind)}>
            {kind === 'live' ? messages.makeLive : messages.makeTest}
          </Button>
        </div>
      ))}
      {wish && (
        <ConfirmDialog
          isOpen
          title={wish.what === 'rotate' ? messages.rotate : messages.revoke}
          submit={wish.what === 'rotate' ? messages.rotate : messages.revoke}
          text={wish.what === 'rotate' ? messages.rotateText : messages.revokeText}
          onConfirm={() =>
            wish.what === 'rotate'
              ? store.rotate(site.id, wish.key.kind)
              : store.revoke(site.id, wish.key.key)
          }
          onClose={() => setWish(undefined)}
        />
      )}
    </div>
  );
}

interface KeyNoteProps {
  readonly env: EmbedsContext['env'];
  readonly keyOf: EmbedKey;
}

function KeyNote({ env, keyOf: { kind, endsAt } }: KeyNoteProps) {
  const messages = env.messages(sitesMessages);
  if (endsAt === null) {
    return kind === 'test' ? <small className="embeds-note">{messages.testHelp}</small> : null;
  }
  const date = createDateFormatter(findLocale([env.locale]), env.timeZone)(endsAt);
  return <small className="embeds-note">{fillMessage(messages.endsAt, { date })}</small>;
}
