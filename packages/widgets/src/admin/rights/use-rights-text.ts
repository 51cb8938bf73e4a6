import { rightsMessages } from '@boardwalk/sdk-core/admin/rights-messages';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useEnvironment } from '../../element/mount/widget-context.ts';

/** How times of rights are written. */
export interface RightsText {
  readonly formatDay: (iso: string) => string;
  /** Since when and until when a right counts. */
  readonly describeSpan: (since: string | null, endsAt: string | null) => string;
}

/** Writes times of rights in the reader's language; a right's last day is the one that still counts. */
export function useRightsText(): RightsText {
  const { messages: read, locale, timeZone } = useEnvironment();
  const messages = read(rightsMessages);
  const formatDay = createDateFormatter(findLocale([locale]), timeZone);
  const lastDay = (endsAt: string) => formatDay(new Date(Date.parse(endsAt) - 1).toISOString());
  return {
    formatDay,
    describeSpan(since, endsAt) {
      const until =
        endsAt === null ? messages.forGood : fillMessage(messages.until, { date: lastDay(endsAt) });
      if (since === null) return until;
      return `${fillMessage(messages.since, { date: formatDay(since) })} · ${until}`;
    },
  };
}
