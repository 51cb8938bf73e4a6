import { withoutLinkToken } from '../pages/link-token.ts';

/**
 * Takes the token of a mailed link out of the address before anything else of the page is loaded:
 * it stays in no history, screenshot or copied address. The entry itself remembers it, so that a
 * reload, or coming back, asks the server for the same page.
 */
export function hideLinkToken(): void {
  const bare = withoutLinkToken(new URL(location.href));
  if (bare) history.replaceState({ linkSearch: location.search }, '', bare);
  else if (hiddenSearch() !== undefined) location.replace(addressWithToken());
}

/** The page's path and query as the server knows them. */
export function addressWithToken(): string {
  return location.pathname + (hiddenSearch() ?? location.search);
}

function hiddenSearch(): string | undefined {
  const { state } = history;
  return typeof state?.linkSearch === 'string' ? state.linkSearch : undefined;
}
