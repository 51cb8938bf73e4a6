import * as z from 'zod/mini';

/** First row of the deepest page that `start` reaches; cursors go further. */
export const maximumStart = 10_000;

function wholeNumberText(minimum: number, maximum: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,15}$/, 'expected a whole number')),
    z.pipe(z.transform(Number), z.int().check(z.gte(minimum), z.lte(maximum))),
  );
}

/** The `start` and `size` query parameters with a default and caps of their own. */
export function pageQuery(options: {
  defaultSize: number;
  maximumSize: number;
  /** Where pages may start at most, unless it is `maximumStart`. */
  deepest?: number;
}) {
  return {
    start: z._default(wholeNumberText(0, options.deepest ?? maximumStart), 0),
    size: z._default(wholeNumberText(1, options.maximumSize), options.defaultSize),
  };
}

/** The `page` and `size` query parameters of lists whose pages are counted from 0. */
export function pagesFromZero(options: { defaultSize: number; maximumSize: number }) {
  return {
    page: z._default(wholeNumberText(0, maximumStart), 0),
    size: z._default(wholeNumberText(1, options.maximumSize), options.defaultSize),
  };
}
