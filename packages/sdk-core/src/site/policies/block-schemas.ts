import * as z from 'zod/mini';
import { linkOrMailAddress } from '../../vocabulary/routes/link-address.ts';

const text = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));

const target = z
  .string()
  .check(z.maxLength(500), z.regex(linkOrMailAddress, 'expected a path, https:// or mailto:'));

/** Words as they are, or words that lead somewhere. */
export const span = z.union([text(5_000), z.strictObject({ text: text(300), href: target })]);
export type Span = z.output<typeof span>;

const spans = z.array(span).check(z.minLength(1), z.maxLength(60));

/** A part of a text that people read: never HTML. */
export const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), spans }),
  z.strictObject({
    type: z.literal('heading'),
    /** Within the text: 1 stands right below its title. */
    level: z.union([z.literal(1), z.literal(2)]),
    text: text(200),
  }),
  z.strictObject({
    type: z.literal('list'),
    isOrdered: z.boolean(),
    items: z.array(spans).check(z.minLength(1), z.maxLength(60)),
  }),
  z.strictObject({ type: z.literal('quote'), spans, source: z.nullable(text(200)) }),
]);
export type Block = z.output<typeof block>;

/** A whole text, block by block. */
export const blocks = z.array(block).check(z.minLength(1), z.maxLength(400));
