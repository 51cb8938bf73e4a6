import { soughtMessages } from '@boardwalk/sdk-core/alerts/phrases/phrase-messages';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import type { Trial } from '@boardwalk/sdk-core/alerts/saving/trial-store';
import type { NarrowerRule } from '@boardwalk/sdk-core/alerts/schemas';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import type { SearchTotal } from '@boardwalk/sdk-core/search/schemas';
import { createMeasureFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../../../element/mount/widget-context.ts';

/** What a dry run says. */
interface TrialWords {
  /** `14 in the last 30 days, about 3 a week.` */
  readonly latelyText: (trial: Trial) => string;
  readonly manyText: (trial: Trial) => string;
  /** `Within 25 km: 150 listings`. */
  readonly narrowerText: (kind: ListingKind, narrower: NarrowerRule) => string;
}

export function useTrialText(): TrialWords {
  const env = useEnvironment();
  const messages = env.messages(saveSearchMessages);
  const sought: Labels = env.messages(soughtMessages);
  const locale = findLocale([env.locale]);
  const formatNumber = createNumberFormatter(locale);
  const { formatDistance } = createMeasureFormatter(locale);

  function found({ count, isCapped }: SearchTotal): string {
    const number = formatNumber(count);
    const written = isCapped ? fillMessage(messages.moreThan, { count: number }) : number;
    return countMessage(messages.listings, count, locale, written);
  }

  function weeklyText(weekly: number): string {
    const count = Math.round(weekly);
    return count < 1
      ? messages.weeklyFew
      : countMessage(messages.weekly, count, locale, formatNumber(count));
  }

  return {
    latelyText({ lately, weekly }) {
      const count = formatNumber(lately.count);
      if (lately.isCapped) {
        return fillMessage(messages.latelyCapped, {
          count,
          weekly: formatNumber(Math.floor(weekly)),
        });
      }
      if (lately.count === 0) return messages.latelyNone;
      const said = countMessage(messages.lately, lately.count, locale, count);
      return fillMessage(said, { weekly: weeklyText(weekly) });
    },
    manyText: ({ total }) => fillMessage(messages.many, { count: formatNumber(total.count) }),
    narrowerText(kind, { distance, subcategory, total }) {
      if (distance !== undefined) {
        return fillMessage(messages.narrowDistance, {
          distance: formatDistance(distance),
          found: found(total),
        });
      }
      const what = sought[`${kind}.${subcategory}`] ?? String(subcategory);
      return fillMessage(messages.narrowType, { what, found: found(total) });
    },
  };
}
