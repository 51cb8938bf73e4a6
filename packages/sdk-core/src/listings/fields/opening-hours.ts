import * as z from 'zod/mini';

const minuteOfDay = z.int().check(z.gte(0), z.lte(1440));

/** Opens and closes in minutes of the day (1440 is midnight at its end); `closes` may be smaller: it is then of the next day. */
const span = { opens: minuteOfDay.check(z.lt(1440)), closes: minuteOfDay };

function isNotEmpty(hours: { opens: number; closes: number }): boolean {
  return hours.opens !== hours.closes;
}

const emptySpan = { path: ['closes'], error: 'closes when it opens' };

/** Weekly hours of a place in its own time zone, with other hours on single dates. */
export const openingHours = z.strictObject({
  weekly: z
    .array(
      z
        .strictObject({
          /** Monday is 1, Sunday 7. */
          day: z.int().check(z.gte(1), z.lte(7)),
          ...span,
        })
        .check(z.refine(isNotEmpty, emptySpan)),
    )
    .check(z.maxLength(28)),
  /** Replace the weekly hours of their date; without spans the place stays closed. */
  exceptions: z.optional(
    z
      .array(
        z.strictObject({
          date: z.iso.date(),
          spans: z
            .array(z.strictObject(span).check(z.refine(isNotEmpty, emptySpan)))
            .check(z.maxLength(4)),
        }),
      )
      .check(z.maxLength(60)),
  ),
});

export type OpeningHours = z.output<typeof openingHours>;
