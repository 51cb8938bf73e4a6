import { factMessages } from '@boardwalk/sdk-core/listings/fields/fact-messages';
import { hoursMessages } from '@boardwalk/sdk-core/listings/fields/hours-messages';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { type Labels, valueLabelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import { loadLabels } from '@boardwalk/sdk-core/listings/labels/load-labels';
import { eventMessages } from '@boardwalk/sdk-core/listings/page/event-messages';
import { statusMessages } from '@boardwalk/sdk-core/listings/page/status-messages';
import { statusBanner } from '@boardwalk/sdk-core/listings/rules';
import type { Listing } from '@boardwalk/sdk-core/listings/schemas';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Messages, ReadMessages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { writeHours } from '../../shared/hours/hours-text.ts';
import { writeEventTimes } from './event-text.ts';
import { writeFacts } from './facts-text.ts';
import type { Banner, EventTimes, ListingPageTexts } from './listing-page-texts.ts';
import { nextMoment } from './next-moment.ts';

/** Who reads a page. */
export interface PageReader {
  readonly locale: string;
  readonly messages: ReadMessages;
}

/** Loads the words of a kind; the answer writes a listing's page at `now`, milliseconds since 1970. */
export async function loadPageWriter(kind: ListingKind, reader: PageReader) {
  const labels = reader.messages(await loadLabels(kind));
  return (listing: Listing, now: number) => writeWords(listing, labels, reader, now);
}

function writeWords(
  listing: Listing,
  labels: Labels,
  { locale: preferred, messages }: PageReader,
  now: number,
): ListingPageTexts {
  const { listingType, subcategory, timeZone, hours, attributes } = listing;
  const locale = findLocale([preferred]);
  const context = { locale, timeZone, now };
  const event =
    listingType === 'event'
      ? writeEventTimes(attributes, labels, { ...context, messages: messages(eventMessages) })
      : null;
  return {
    tag: valueLabelOf(messages(kindLabels), listingType, subcategory),
    banner: writeBanner(listing, event, messages(statusMessages)),
    event,
    sections: writeFacts(listing, { locale, labels, messages: messages(factMessages) }),
    hours: hours && writeHours(hours, { ...context, messages: messages(hoursMessages) }),
    changesAt: nextMoment(listing, now),
  };
}

function writeBanner(
  listing: Listing,
  event: EventTimes | null,
  messages: Messages<typeof statusMessages>,
): Banner | null {
  const { listingType: kind, status, subcategory, attributes } = listing;
  const ended = event?.isOver ? 'over' : null;
  const banner = listing.isUnpublished
    ? 'unpublished'
    : (statusBanner({ kind, status, subcategory, attributes }) ?? ended);
  return banner && { title: messages[banner], text: messages[`${banner}.more`] };
}
