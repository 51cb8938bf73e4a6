/**
 * Returns where the visitor came from, as a page's widget is given it; it checks itself whether
 * that is ours.
 */
export function wayBackOf(query: URLSearchParams): Readonly<Record<string, string>> {
  const returnTo = query.get('return-to');
  return returnTo === null ? {} : { 'return-to': returnTo };
}
