import type { factMessages } from '@boardwalk/sdk-core/listings/fields/fact-messages';
import { createFactFormatter } from '@boardwalk/sdk-core/listings/fields/fact-text';
import { factGroups, listPresentFacts } from '@boardwalk/sdk-core/listings/fields/facts';
import type { FactFormat, FactGroup } from '@boardwalk/sdk-core/listings/fields/fields';
import { type Labels, labelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import { currencyOf } from '@boardwalk/sdk-core/listings/prices/listing-currency';
import type { Listing } from '@boardwalk/sdk-core/listings/schemas';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { FactRow, FactSection } from './listing-page-texts.ts';

/** Groups that read as lists of things that are there. */
const listGroups: readonly FactGroup[] = ['features', 'area'];

/** What the head of an event's page says already. */
const saidInHead: readonly string[] = ['startsAt', 'endsAt', 'eventState'];

/** For whom facts are written, and in which words. */
interface FactsReader {
  readonly locale: Locale;
  /** Those of the listing's kind. */
  readonly labels: Labels;
  readonly messages: Messages<typeof factMessages>;
}

/** Writes the facts of a listing, group by group, in the labels of its kind. */
export function writeFacts(
  listing: Listing,
  { locale, labels, messages }: FactsReader,
): readonly FactSection[] {
  const { listingType: kind, timeZone } = listing;
  const context = { locale, timeZone, currency: currencyOf(listing) };
  const format = createFactFormatter(context, labels, messages);
  const given = listPresentFacts(kind, listing.attributes).filter(
    ({ field }) => kind !== 'event' || !saidInHead.includes(field),
  );
  return factGroups.flatMap((group) => {
    const rows = given
      .filter(({ fact }) => fact.group === group)
      .map(
        ({ field, fact, value }): FactRow => ({
          field,
          label: labelOf(labels, field),
          texts: format(field, fact.format, value),
          style: styleOf(fact.format),
        }),
      );
    if (rows.length === 0) return [];
    const heading = messages[`group.${group}`];
    return [{ group, heading, isList: listGroups.includes(group), rows }];
  });
}

function styleOf({ as }: FactFormat): FactRow['style'] {
  return as === 'link' || as === 'phone' || as === 'yes' ? as : 'text';
}
