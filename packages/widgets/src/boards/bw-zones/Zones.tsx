import { ownZonesMessages } from '@boardwalk/sdk-core/boards/zones/own-zones-messages';
import { createOwnZonesStore } from '@boardwalk/sdk-core/boards/zones/own-zones-store';
import type { OwnZone } from '@boardwalk/sdk-core/boards/zones/schemas';
import { subscription } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { MapPinned } from 'lucide';
import { createElement, useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Select } from '../../kit/select/Select.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { ZoneShown } from './ZoneShown.tsx';
import type { ZonesContext } from './zones-context.ts';
import '../../kit/button/button.css';
import './zones.css';

/** The whole of `<bw-zones>`. */
export function Zones({ context }: { readonly context: ZonesContext }) {
  const { attributes, env, setAttributes } = context;
  const messages = env.messages(ownZonesMessages);
  const [store] = useState(() => createOwnZonesStore(env));
  const remote = useRemote(store);
  const level = attributes.headingLevel;

  function show(zones: readonly OwnZone[]) {
    const zone = zones.find(({ id }) => id === attributes.zone) ?? zones[0];
    if (!zone) {
      return (
        <EmptyState title={messages.none} advice={messages.noneAdvice} icon={MapPinned}>
          <RouteLink className="button button-primary" route={subscription({})}>
            {messages.plans}
          </RouteLink>
        </EmptyState>
      );
    }
    return (
      <>
        {zones.length > 1 && (
          <div className="zones-choice">
            <Select
              label={messages.zone}
              choices={zones.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(zone.id)}
              onPick={(id) => setAttributes({ zone: Number(id) })}
            />
          </div>
        )}
        <ZoneShown
          key={zone.id}
          zone={zone}
          isNamed={zones.length === 1}
          headingLevel={level + 1}
        />
      </>
    );
  }

  return (
    <section className="zones">
      <header className="zones-head">
        {createElement(
          `h${level}`,
          { className: 'zones-title', part: 'heading' },
          messages.heading,
        )}
        <p className="zones-note">{messages.lead}</p>
      </header>
      <RemoteContent remote={remote} rows={4} onRetry={() => void store.reload()}>
        {show}
      </RemoteContent>
    </section>
  );
}
