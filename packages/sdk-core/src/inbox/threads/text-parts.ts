/** A piece of a message: text, or an address that leads somewhere. */
export interface TextPart {
  readonly text: string;
  /** Where it begins in the message. */
  readonly at: number;
  /** Absent where it leads nowhere. */
  readonly address?: string;
}

/** Addresses of pages: nothing else than these two schemes is ever a link. */
const addresses = /\bhttps?:\/\/[^\s<>"'`\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gi;

/** What ends the sentence around an address rather than the address. */
const ends = /[.,;:!?…»”’)\]}]+$/;

/** The pieces of a message in their order; those with an address are links. */
export function textParts(body: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of body.matchAll(addresses)) {
    const text = trimEnd(found);
    const address = readAddress(text);
    if (address === undefined) continue;
    if (index > from) parts.push({ text: body.slice(from, index), at: from });
    parts.push({ text, at: index, address });
    from = index + text.length;
  }
  if (from < body.length) parts.push({ text: body.slice(from), at: from });
  return parts;
}

/** The name of the page’s server, by which somebody knows it: `example.com`. */
export function serverName(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

/** A closing bracket belongs to an address that has the opening one. */
function trimEnd(found: string): string {
  const trimmed = found.replace(ends, '');
  return trimmed.includes('(') && found[trimmed.length] === ')' ? `${trimmed})` : trimmed;
}

/** Names and passwords in an address hide where it leads. */
function readAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { href, username, password } = new URL(text);
  return username === '' && password === '' ? href : undefined;
}
