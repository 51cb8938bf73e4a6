import type { Place, PlacedWidget, SitePage } from './site-page.ts';

/** Partners' sites, and the pop-up in which somebody signs in on their pages. */
export const embedPages = {
  embeds: {
    guard: 'signed-in',
    layout: 'dashboard',
    title: 'Sites and keys',
    widgets: () => [{ tag: 'bw-embeds', attributes: { 'heading-level': '1' } }],
  },
  authorizeEmbed: { guard: 'none', layout: 'popup', title: 'Sign in', widgets: consent },
} as const satisfies Readonly<Record<string, SitePage>>;

/** Attributes of `<bw-consent>` by the names that the page writes into the address. */
const names = {
  'site-key': 'key',
  origin: 'origin',
  challenge: 'challenge',
  state: 'state',
  scopes: 'scopes',
  'user-id': 'user',
};

function consent({ query }: Place): readonly PlacedWidget[] {
  const given = Object.entries(names).flatMap(([attribute, name]) => {
    const text = query.get(name);
    return text === null ? [] : [[attribute, text] as const];
  });
  return [{ tag: 'bw-consent', attributes: Object.fromEntries(given) }];
}
