import { createHash } from 'node:crypto';

/** What an answer is known by: the same text, the same tag, in every process. */
export function tagOf(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return `"${digest}"`;
}
