import { plainCode } from './plain-code.ts';

/** A host with a name and a top domain, and what is behind it: `www.example.org/homes`. */
const bare = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u;

/**
 * An address of the web as people write it: without its beginning, `www.example.org` is
 * `https://www.example.org`. What has one, or is no address, stays as it is, without blanks around it.
 */
export function readWebAddress(text: string): string {
  const address = text.trim();
  // Hidden characters of what is complete are for the schema to refuse.
  const typed = plainCode(address);
  return bare.test(typed) ? `https://${typed}` : address;
}
