/** What somebody writes who would like a mail of ours to lead elsewhere, or to look like another. */
export const hostileWords: readonly string[] = [
  'https://evil.example/login?u=1',
  'HTTP://EVIL.EXAMPLE',
  'hxxps://evil.example',
  'http: / / evil. example/ login',
  'http : // evil.example',
  'https:\\\\evil.example\\a',
  '//evil.example/a',
  'evil.example',
  'www.evil.com',
  'evil.com/login',
  'sub.evil.co.uk',
  'bücher.example',
  'xn--bcher-kva.example',
  'evil․example',
  'evil。com',
  'evil．com',
  'evil｡com',
  'ev\u200Bil.exam\u00ADple',
  '\u202Emoc.live\u202C',
  '\u2066evil.com\u2069',
  'me@evil.example',
  'me＠evil.example',
  'me (at) evil (dot) example',
  'mailto:me@evil.example',
  'tel:+19055550123',
  'call 905 555 0123 now',
  '192.168.0.1/a',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<a href="https://evil.example">x</a>',
  '<img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '"><style>*{display:none}</style>',
  '[here](https://evil.example)',
  '{{ link }}{% raw %}',
  'a\r\nBcc: eve@evil.example',
  'a\n\nYour account is locked\u2028evil.example\u2029',
  'a\0b\u0085c',
  `evil.example ${'x'.repeat(400)}`,
];

/**
 * What mail programs make a link of: an address with its scheme, a host with an ending of letters, an
 * e-mail address, an address of numbers, a phone number.
 */
const links: readonly RegExp[] = [
  /\p{L}[\p{L}\p{N}+.-]*:\/\/[^\s<>"]+/gu,
  /[\p{L}\p{N}-][.․。．｡]\p{L}[\p{L}\p{N}-]+[^\s<>"]*/gu,
  /[^\s<>"]+[@＠][\p{L}\p{N}][^\s<>"]*/gu,
  /(?:mailto|tel|sms|javascript|data):[\p{L}\p{N}+][^\s<>"]*/giu,
  /\d{1,3}(?:\.\d{1,3}){3}/gu,
];

/** What of a text a mail program makes a link of; it sees nothing of what is not shown. */
export function findLinks(text: string): readonly string[] {
  const seen = text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  return links.flatMap((link) => seen.match(link) ?? []);
}
