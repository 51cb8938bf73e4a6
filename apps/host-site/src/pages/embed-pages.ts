import type { Place, PlacedWidget, SitePage } from './site-page.ts';

/** Partners' sites, and the pop-ups in which somebody signs in on their pages, or confirms what they ask. */
export const embedPages = {
  embeds: {
    guard: 'signed-in',
    layout: 'dashboard',
    title: 'Sites and keys',
    widgets: () => [{ tag: 'bw-embeds', attributes: { 'heading-level': '1' } }],
  },
  authorizeEmbed: {
    guard: 'none',
    layout: 'popup',
    title: 'Sign in',
    widgets: popup('bw-consent', {
      'site-key': 'key',
      origin: 'origin',
      challenge: 'challenge',
      state: 'state',
      scopes: 'scopes',
      'user-id': 'user',
      'return-to': 'return-to',
    }),
  },
  confirmEmbed: {
    guard: 'none',
    layout: 'popup',
    title: 'Confirm',
    pays: true,
    widgets: popup('bw-confirm', { 'confirmation-id': 'id', 'user-id': 'user' }),
  },
} as const satisfies Readonly<Record<string, SitePage>>;

/** The widget of a pop-up, with its attributes by the names that the page writes into the address. */
function popup(tag: PlacedWidget['tag'], names: Readonly<Record<string, string>>) {
  return ({ query }: Place): readonly PlacedWidget[] => {
    const given = Object.entries(names).flatMap(([attribute, name]) => {
      const text = query.get(name);
      return text === null ? [] : [[attribute, text] as const];
    });
    return [{ tag, attributes: Object.fromEntries(given) }];
  };
}
