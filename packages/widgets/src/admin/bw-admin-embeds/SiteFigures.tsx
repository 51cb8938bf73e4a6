import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import type { ListedEmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** How many have agreed, and how much its pages call. */
export function SiteFigures({ site }: { readonly site: ListedEmbedSite }) {
  const { messages: read, locale } = useEnvironment();
  const messages = read(embedsMessages);
  const number = new Intl.NumberFormat(locale);
  // A day of the calendar is the same day everywhere.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const { agreements, requests, refusals, lastDay } = site;
  const figures = [
    [messages.agreements, number.format(agreements)],
    [messages.requests, number.format(requests)],
    [messages.refusals, number.format(refusals)],
    [messages.lastDay, lastDay === null ? messages.never : day.format(new Date(lastDay))],
  ] as const;
  return (
    <dl className="site-figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
