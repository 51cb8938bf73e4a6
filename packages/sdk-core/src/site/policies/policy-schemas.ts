import * as z from 'zod/mini';
import { blocks } from './block-schemas.ts';

const text = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));

/** A policy as its setting holds it. */
export const policyDocument = z.strictObject({
  title: text(120),
  /** One or two sentences. */
  summary: text(400),
  /** The day from which it holds. */
  effectiveOn: z.iso.date(),
  body: blocks,
});
export type Policy = z.output<typeof policyDocument>;
