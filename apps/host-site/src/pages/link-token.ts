/** Under which the pages of mailed links find their token. */
const names = ['token', 'tokenID'];
/** The way back that the login keeps; it may lead to such a page. */
const wayBack = 'return-to';

/** The address without the token of a mailed link; undefined where it has none. */
export function withoutLinkToken(url: URL): URL | undefined {
  const bare = new URL(url);
  const { searchParams } = bare;
  const found = names.filter((name) => searchParams.has(name));
  for (const name of found) searchParams.delete(name);
  const way = searchParams.get(wayBack);
  const back =
    way !== null && URL.canParse(way, url.origin)
      ? withoutLinkToken(new URL(way, url.origin))
      : undefined;
  if (back) searchParams.set(wayBack, back.pathname + back.search);
  return found.length > 0 || back ? bare : undefined;
}
