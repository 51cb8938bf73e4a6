/** What stands in HTML for characters, as far as exports of shops have it. */
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  deg: '°',
  times: '×',
};

/** Elements after which a line ends. */
const blocks = /^\/?(?:p|div|br|h[1-6]|ul|ol|tr|table|section|article|blockquote|hr)$/;

/** Elements of which nothing is read. */
const unread = /^(?:script|style|head|template|noscript)$/;

/** The text of a description in HTML, whose paragraphs and entries of lists are lines. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const parts: string[] = [];
  let at = 0;
  let closing: string | undefined;
  while (at < html.length) {
    const opened = html.indexOf('<', at);
    const end = opened < 0 ? -1 : html.indexOf('>', opened);
    const text = html.slice(at, end < 0 ? undefined : opened);
    if (closing === undefined) parts.push(text.replace(/\s+/g, ' '));
    if (end < 0) break;
    const [, name = ''] = /^(\/?[a-z0-9]+)/i.exec(html.slice(opened + 1, opened + 20)) ?? [];
    const element = name.toLowerCase();
    if (closing !== undefined) closing = element === `/${closing}` ? undefined : closing;
    else if (unread.test(element)) closing = element;
    else if (element === 'li') parts.push('\n• ');
    else if (blocks.test(element)) parts.push('\n');
    at = end + 1;
  }
  return decodeEntities(parts.join(''))
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, ...found) => {
    const [decimal, hex, name] = found as (string | undefined)[];
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}
