import type { RequestRow } from '../tables.ts';

/** What a request looks for, in words for a mail to an address that a stranger may have typed. */
export function requestWords({ name }: Pick<RequestRow, 'kind' | 'search' | 'name'>): string {
  return withoutLinks(name);
}

/** Mail programs make links of what looks like an address; apart, it is words again. */
export function withoutLinks(text: string): string {
  return text.replace(/(?<=\S)[.．。｡](?=\p{L})|[:/\\@](?=[\p{L}\p{N}/\\])/gu, '$& ');
}
