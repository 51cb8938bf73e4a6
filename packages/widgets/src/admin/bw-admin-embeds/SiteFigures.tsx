import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import type { ListedEmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useMessages } from '../../element/mount/widget-context.ts';
import { useLocale } from '../../parts/form/use-locale.ts';

/** How many have agreed, and how much its pages call. */
export function SiteFigures({ site }: { readonly site: ListedEmbedSite }) {
  const messages = useMessages(embedsMessages);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const formatDate = createDateFormatter(locale, 'UTC');
  const { agreements, requests, refusals, lastDay } = site;
  const figures = [
    [messages.agreements, number.format(agreements)],
    [messages.requests, number.format(requests)],
    [messages.refusals, number.format(refusals)],
    [messages.lastDay, lastDay === null ? messages.never : formatDate(lastDay)],
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
