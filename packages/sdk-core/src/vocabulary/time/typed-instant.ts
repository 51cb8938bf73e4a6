import * as z from 'zod/mini';

/** An instant that somebody names, of a year that every part of the platform can keep. */
export const typedInstant = z.iso
  .datetime()
  .check(
    z.refine((text) => /^(?:19|20|21)/.test(text), { error: 'expected a time of these centuries' }),
  );
