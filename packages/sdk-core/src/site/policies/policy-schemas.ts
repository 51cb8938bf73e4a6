import * as z from 'zod/mini';
import { blocks } from './block-schemas.ts';

const text = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));

const written = {
  title: text(120),
  /** One or two sentences. */
  summary: text(400),
  body: blocks,
};

/** A policy as its setting holds it. */
export const policyDocument = z.strictObject({
  ...written,
  /** The day from which it holds. */
  effectiveOn: z.iso.date(),
  /** The same in other languages; readers of one that is missing read the English text. */
  translations: z.optional(z.strictObject({ fr: z.optional(z.strictObject(written)) })),
});
export type Policy = z.output<typeof policyDocument>;

/** A policy in one language. */
export type PolicyText = Pick<Policy, 'title' | 'summary' | 'body'>;
