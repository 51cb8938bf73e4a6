/** Words as our own paths and those that scanners try have; tokens, names and numbers are none. */
const word = /^(?=.{1,24}$)\.?[a-z]+(?:[-.][a-z]+)*$/;

const mostWords = 3;

/**
 * Returns a path that nobody declared, as it is logged: without its query, and of its first parts
 * only those that look like words. Any path may hold a token, or what a visitor typed.
 */
export function cleanPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const parts = path.split('/').slice(1);
  const told = parts
    .slice(0, mostWords)
    .map((part) => (part === '' || word.test(part) ? part : '…'));
  return `/${told.join('/')}${parts.length > mostWords ? '/…' : ''}`;
}

/** The same of whole addresses, and of words like `inline` that stand in their place. */
export function cleanAddress(text: string): string {
  if (text === '' || word.test(text)) return text;
  if (text.startsWith('/')) return cleanPath(text);
  const { origin, pathname } = URL.canParse(text)
    ? new URL(text)
    : { origin: 'null', pathname: '' };
  return origin === 'null' ? 'malformed' : origin + cleanPath(pathname);
}
