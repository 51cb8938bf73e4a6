import { parse, type ZodMiniType, type z } from 'zod/mini';

/** Any schema of the contract. */
export type Schema = ZodMiniType;

/** What a schema accepts: the shape a caller sends. */
export type Input<S extends Schema> = z.input<S>;

/** What a schema yields after parsing: the shape a handler receives. */
export type Output<S extends Schema> = z.output<S>;

/** The parsed value; throws zod's error, which names the path and what was expected. */
export function parseWith<S extends Schema>(schema: S, value: unknown): Output<S> {
  return parse(schema, value);
}
