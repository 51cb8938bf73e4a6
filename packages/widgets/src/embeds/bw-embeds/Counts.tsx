import type { EmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites/sites-messages';
import { createSiteCountsStore } from '@boardwalk/sdk-core/embeds/sites/sites-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { useState } from 'react';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { EmbedsContext } from './embeds-context.ts';
import './embeds.css';

interface CountsProps {
  readonly context: EmbedsContext;
  readonly site: EmbedSite;
}

/** From where a site is called, and what was refused; left out where that can’t be read, as the keys matter more. */
export function Counts({ context: { env }, site: { id } }: CountsProps) {
  const messages = env.messages(sitesMessages);
  const [store] = useState(() => createSiteCountsStore(env));
  const counts = lastValue(useRemote(store, id));
  const formatNumber = createNumberFormatter(findLocale([env.locale]));

  if (!counts) return null;
  if (counts.length === 0) return <p className="embeds-note">{messages.countsNone}</p>;
  return (
    <table className="embeds-counts">
      <caption>{messages.counts}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.origin}</th>
          <th scope="col">{messages.requests}</th>
          <th scope="col">{messages.refusals}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ origin, requests, refusals }) => (
          <tr key={origin}>
            <th scope="row">{origin}</th>
            <td>{formatNumber(requests)}</td>
            <td>{formatNumber(refusals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
