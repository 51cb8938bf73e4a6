import { embedsMessages } from '@boardwalk/sdk-core/admin/embeds-messages';
import type { ListedEmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import './sites.css';

/** How many have agreed, and how much its pages call. */
export function SiteFigures({ site }: { readonly site: ListedEmbedSite }) {
  const { messages: read, timeZone } = useEnvironment();
  const messages = read(embedsMessages);
  const locale = useLocale();
  const formatNumber = createNumberFormatter(locale);
  const formatDate = createDateFormatter(locale, timeZone);
  const { agreements, requests, refusals, lastDay } = site;
  const figures = [
    [messages.agreements, formatNumber(agreements)],
    [messages.requests, formatNumber(requests)],
    [messages.refusals, formatNumber(refusals)],
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
