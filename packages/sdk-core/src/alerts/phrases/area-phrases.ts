import { defaultDistance } from '../../search/query/sorts.ts';
import type { SearchOptions } from '../../search/rules.ts';
import { createMeasureFormatter } from '../../vocabulary/numbers/measures.ts';
import { regions } from '../../vocabulary/places/regions.ts';
import { fillMessage } from '../../vocabulary/text/message.ts';
import type { PhraseContext } from './phrase-context.ts';
import { phraseMessages } from './phrase-messages.ts';

/** The number of a city, or degrees: they say a place to nobody. */
const isUnspoken = /^-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?)?$/;

/** Where a saved search looks: around a place, in a region, on a part of the map, in a drawn area. */
export function areaPhrases(
  { near, distance, bounds, polygon }: SearchOptions,
  context: PhraseContext,
): string[] {
  const messages = context.read(phraseMessages);
  // A part of the map or a drawn area stands in for the usual distance, not for one that is named.
  const isAround = near !== undefined && (distance || !(bounds || polygon));
  return [
    ...(isAround ? [aroundWords(near, distance || defaultDistance, context)] : []),
    ...(polygon ? [messages.drawn] : []),
    ...(bounds ? [messages.onMap] : []),
  ];
}

function aroundWords(
  near: NonNullable<SearchOptions['near']>,
  metres: number,
  { place, locale, read }: PhraseContext,
): string {
  const messages = read(phraseMessages);
  const distance = createMeasureFormatter(locale).formatDistance(metres);
  const named = place ?? placeAsTyped(near);
  if (!named) return fillMessage(messages.aroundPoint, { distance });
  if (named.isRegion) return fillMessage(messages.inRegion, { place: named.label });
  return fillMessage(messages.around, { distance, place: named.label });
}

function placeAsTyped(near: NonNullable<SearchOptions['near']>): PhraseContext['place'] {
  if (typeof near !== 'string' || isUnspoken.test(near.trim())) return undefined;
  const label = near.trim();
  const typed = label.toLowerCase();
  const isNamed = (name: string | undefined) => name?.toLowerCase() === typed;
  const isRegion = regions.some(({ name, frenchName }) => isNamed(name) || isNamed(frenchName));
  return isRegion ? { label, isRegion } : { label };
}
