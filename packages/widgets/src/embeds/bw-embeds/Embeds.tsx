import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites/sites-messages';
import { createSitesStore } from '@boardwalk/sdk-core/embeds/sites/sites-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useStore } from '@nanostores/react';
import { AppWindow } from 'lucide';
import { createElement, useRef, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { useFocusBack } from '../../kit/dialog/use-focus-back.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { EmbedsContext } from './embeds-context.ts';
import { SiteCard } from './SiteCard.tsx';
import { SiteForm } from './SiteForm.tsx';
import './embeds.css';

/** Shows the whole of `<bw-embeds>`: the sites of the signed-in user. */
export function Embeds({ context }: { readonly context: EmbedsContext }) {
  const { attributes, env } = context;
  const messages = env.messages(sitesMessages);
  const [adding, setAdding] = useState<'nothing' | 'filling' | 'added'>('nothing');
  const isAdding = adding === 'filling';
  const add = useRef<HTMLButtonElement>(null);
  useFocusBack(isAdding, add);
  const store = env.store(createSitesStore);
  const remote = useRemote(store);
  const sites = lastValue(remote);
  const addButton = (
    <Button ref={add} variant="primary" onClick={() => setAdding('filling')}>
      {messages.add}
    </Button>
  );

  return (
    <div className="embeds">
      <header className="embeds-head">
        {createElement(
          `h${attributes.headingLevel}`,
          { className: 'embeds-title' },
          messages.title,
        )}
        <p>{messages.lead}</p>
      </header>
      {remote.state === 'failed' && !sites && <Failure context={context} />}
      {!sites && remote.state !== 'failed' && <div aria-busy="true" className="embeds-waiting" />}
      {sites?.length === 0 && !isAdding && (
        <EmptyState icon={AppWindow} title={messages.none} advice={messages.noneText}>
          {addButton}
        </EmptyState>
      )}
      {sites?.map((site) => (
        <SiteCard
          key={site.id}
          {...{ context, site }}
          isNew={adding === 'added' && site === sites.at(-1)}
        />
      ))}
      {sites &&
        (isAdding ? (
          <section className="embeds-card" aria-label={messages.add}>
            <SiteForm
              site={undefined}
              onSave={async (facts) => {
                await store.create(facts);
                setAdding('added');
              }}
              onCancel={() => setAdding('nothing')}
            />
          </section>
        ) : (
          sites.length > 0 && <div>{addButton}</div>
        ))}
    </div>
  );
}

function Failure({ context: { env } }: { readonly context: EmbedsContext }) {
  const messages = env.messages(sitesMessages);
  const store = env.store(createSitesStore);
  const remote = useStore(store.$state);
  const explain = useExplanation();
  if (remote.state !== 'failed') return null;
  const { status } = remote.problem;
  if (status === 401) return <p role="status">{messages.signedOut}</p>;
  if (status === 403) return <p role="status">{messages.notAllowed}</p>;
  return (
    <ErrorState
      title={messages.failed}
      advice={explain(remote.problem)}
      retryLabel={messages.retry}
      onRetry={() => void store.reload()}
    />
  );
}
