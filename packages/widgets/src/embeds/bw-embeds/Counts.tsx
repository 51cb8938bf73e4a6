import type { EmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites/sites-messages';
import { createSitesStore } from '@boardwalk/sdk-core/embeds/sites/sites-store';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { EmbedsContext } from './embeds-context.ts';

interface CountsProps {
  readonly context: EmbedsContext;
  readonly site: EmbedSite;
}

/** From where a site is called, and what was refused. */
export function Counts({ context: { env }, site: { id } }: CountsProps) {
  const messages = env.messages(sitesMessages);
  const store = env.store(createSitesStore);
  const counts = useStore(store.$counts).get(id);
  const number = new Intl.NumberFormat(env.locale);

  useEffect(() => {
    void store.loadCounts(id);
  }, [store, id]);

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
            <td>{number.format(requests)}</td>
            <td>{number.format(refusals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
