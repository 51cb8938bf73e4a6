import * as z from 'zod/mini';

/** Whether what the provider was given is an id of ours at all. */
export function isUuid(text: string): boolean {
  return z.safeParse(z.uuid(), text).success;
}
