import type { TextMark } from './inbox-search-terms.ts';

/** Signs of an excerpt, about. */
const longest = 160;
/** Of these before what was found. */
const before = 40;
const ellipsis = '…';

/** A part of a text around what was found in it, in one line, with what was found. */
export function excerptWithMarks(
  text: string,
  marks: readonly TextMark[],
): { readonly text: string; readonly marks: readonly TextMark[] } {
  const first = marks[0]?.from ?? 0;
  const from = first > before ? beginningOf(text, first - before, first) : 0;
  const to = Math.max(endOf(text, from + longest), marks[0]?.to ?? 0);
  const lead = from > 0 ? ellipsis : '';
  // Signs stay as many as they were, so that marks keep their places.
  const shown = text.slice(from, to).replace(/\s/gu, ' ');
  return {
    text: `${lead}${shown}${to < text.length ? ellipsis : ''}`,
    marks: marks
      .filter((mark) => mark.to <= to)
      .map((mark) => ({
        from: mark.from - from + lead.length,
        to: mark.to - from + lead.length,
      })),
  };
}

/**
 * Returns the place behind the first blank from a place on; the place itself, without splitting a
 * character, where there is none before the end.
 */
function beginningOf(text: string, place: number, end: number): number {
  const blank = text.slice(place, end).search(/\s/u);
  return blank < 0 ? wholeSign(text, place) : place + blank + 1;
}

/** At the last blank before a place. */
function endOf(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const blank = text.lastIndexOf(' ', place);
  return blank > place - before ? blank : wholeSign(text, place);
}

/** A place that cuts no sign in two. */
function wholeSign(text: string, place: number): number {
  const isWithin = /[\uDC00-\uDFFF]/.test(text[place] ?? '');
  return isWithin ? place - 1 : place;
}
