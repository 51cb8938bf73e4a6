import type { CurrentUser } from '../../account/sessions/current-user-schemas.ts';
import {
  about,
  alerts,
  bookmarks,
  brokerageIntroduction,
  cart,
  choosePosting,
  cityProfileIntroduction,
  home,
  login,
  merchantIntroduction,
  messages,
  profile,
  realtorIntroduction,
  register,
  subscriptionMap,
} from '../../vocabulary/routes/routes.ts';
import type { SiteRoute } from '../../vocabulary/routes/site-route.ts';

/** What the bar knows when it chooses its items. */
export interface TopbarSituation {
  /** null for a visitor. */
  readonly user: CurrentUser | null;
  /** The name of the route that shows. */
  readonly route: string;
  readonly width: 'phone' | 'wide';
}

/** Calls without which an item can't do what it says. */
export type NeededCall = 'searchBillboards';

/** Those of them that the API answers; an item whose call is not among them does not show. */
export const implementedCalls: ReadonlySet<NeededCall> = new Set(['searchBillboards']);

interface Row {
  readonly shownTo?: 'visitors' | 'members';
  /** The name of a route on which it does not show. */
  readonly hiddenOn?: string;
  readonly isTooWideForPhones?: true;
  readonly needs?: NeededCall;
}

/** Every item in its order. */
const rows = {
  post: {},
  advertise: {},
  boardLocations: { hiddenOn: 'subscription', needs: 'searchBillboards' },
  realtor: {},
  brokerage: {},
  city: {},
  getStarted: { shownTo: 'visitors', isTooWideForPhones: true },
  home: {},
  about: {},
  account: {},
  favourites: {},
  messages: {},
  alerts: {},
  cart: {},
  signIn: { shownTo: 'visitors' },
  signOut: { shownTo: 'members' },
} as const satisfies Readonly<Record<string, Row>>;

export type TopbarItem = keyof typeof rows;

// Written in the order in which they show, and no name is a number.
const all = Object.entries(rows) as readonly (readonly [TopbarItem, Row])[];

/** The items of the bar in their order. */
export function visibleItems(
  { user, route, width }: TopbarSituation,
  built: ReadonlySet<NeededCall> = implementedCalls,
): readonly TopbarItem[] {
  const audience = user ? 'members' : 'visitors';
  return all
    .filter(([, { shownTo = audience, hiddenOn, isTooWideForPhones, needs }]) => {
      if (shownTo !== audience || hiddenOn === route) return false;
      if (isTooWideForPhones && width === 'phone') return false;
      return needs === undefined || built.has(needs);
    })
    .map(([name]) => name);
}

/** Where each leads; the boards open in a dialog, where scripts run. */
const routes: Readonly<Record<TopbarItem, SiteRoute>> = {
  post: choosePosting({}),
  advertise: merchantIntroduction({}),
  boardLocations: subscriptionMap({}),
  realtor: realtorIntroduction({}),
  brokerage: brokerageIntroduction({}),
  city: cityProfileIntroduction({}),
  getStarted: register({}),
  home: home({}),
  about: about({}),
  account: profile({}),
  favourites: bookmarks({}),
  messages: messages({}),
  alerts: alerts({}),
  cart: cart({}),
  signIn: login({}),
  signOut: login({}, { notice: 'signed-out' }),
};

/** The routes that any of them leads to. A function, so that the widget's build leaves it out. */
export function listTopbarRoutes(): readonly string[] {
  return Object.values(routes).map(({ name }) => name);
}

/** Whether what an item leads to in the end, after signing in, is among these. */
export function isStillToCome(item: TopbarItem, soon: readonly string[]): boolean {
  return soon.includes(routes[item].name);
}

/** Where an item leads; a visitor who wants to post signs in, or registers, first and goes on there. */
export function topbarRoute(item: TopbarItem, user: CurrentUser | null): SiteRoute {
  if (item === 'post' && !user) return login({}, { 'return-to': routes.post.path });
  return routes[item];
}
