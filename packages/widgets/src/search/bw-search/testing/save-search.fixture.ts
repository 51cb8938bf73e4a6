import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { pageEnvironment } from '../../../element/environment/browser-environment.ts';
import { registerElement } from '../../../element/mount/register-element.ts';
import { openDialogBy } from '../../../kit/testing/dialog.fixture.ts';
import type { Answers } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-search.element.tsx';
import { countedPage, page } from './fake-api.fixture.ts';
import { someListings } from './some-listing.fixture.ts';

registerElement(table);

export const milo = { id: 5, firstName: 'Milo', profilePicture: null, actor: null };
export const calls = {
  try: 'POST /rule/property/try',
  save: 'POST /rule/property/ ',
  list: 'POST /rule/property/search',
  change: 'PUT /rule/property/9',
  mail: 'POST /rule/property/by-mail',
} as const;

/** What a search for homes for sale near Hamilton is saved as. */
export const homes = {
  homeCountry: 'CA',
  filters: { saleType: ['SALE'], bedroomsTotal: { min: 3 } },
  near: 'Hamilton, ON',
  distance: 2000,
  price: { max: 80_000_000 },
};

export const trial = {
  lately: { count: 14, isCapped: false },
  weekly: 3.3,
  examples: someListings(3),
  total: { count: 40, isCapped: false },
  narrower: [],
};

/** A rule as the server answers it. */
export function ruleOf(changes: object = {}) {
  return {
    id: 9,
    listingType: 'property',
    name: 'Homes near us',
    search: homes,
    frequency: 'daily',
    channels: ['badge', 'mail'],
    news: ['new'],
    pausedFor: null,
    createdAt: '2026-11-27T12:00:00.000Z',
    updatedAt: '2026-11-27T12:00:00.000Z',
    newCount: 0,
    ...changes,
  };
}

interface Opened {
  /** Who is signed in; a visitor by default. */
  readonly user?: object | null;
  readonly answers?: Answers;
  readonly isOwnSite?: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** Opens a search for homes for sale, on a partner's page by default. */
export function openSaving({ user = null, answers = {}, isOwnSite, attributes = {} }: Opened = {}) {
  const server: { user: object | null } = { user };
  const saved: object[] = [];

  const { api, element } = openWidget(
    'bw-search',
    {
      category: 'property',
      near: 'Hamilton, ON',
      distance: '2000',
      filters: 'saleType=SALE&bedroomsTotal=3..',
      price: '..800000',
      view: 'list',
      ...attributes,
    },
    {
      'GET /user/': () => Response.json(server.user),
      'POST /property/search': ({ body }: RequestInit) =>
        String(body).includes('"facets"') ? countedPage : page,
      [calls.try]: trial,
      [calls.save.trim()]: ({ body }: RequestInit) => {
        saved.push(ruleOf(JSON.parse(String(body))));
        return saved.at(-1);
      },
      [calls.list]: () => ({ results: saved }),
      [calls.change]: ({ body }: RequestInit) => ruleOf(JSON.parse(String(body))),
      [calls.mail]: null,
      ...answers,
    },
    isOwnSite ? { siteOrigin: location.origin } : {},
  );
  const told: unknown[] = [];
  element.addEventListener('bw-search-saved', (event) => told.push((event as CustomEvent).detail));
  const led: string[] = [];
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent<{ route: { path: string } }>).detail.route.path);
  });
  return { api, element, server, told, led };
}

export const button = () => role('button', { name: 'Save this search', exact: true });
export const changeButton = () => role('button', { name: 'Change alert', exact: true });
export const savedButton = () => role('button', { name: 'Search saved' });
export const dialog = () => role('dialog', { name: /^(Save this search|Change alert)$/ });
export const openDialog = () => openDialogBy(button(), dialog());
export const nameField = () => dialog().getByRole('textbox', { name: 'Name' });
export const emailField = () => dialog().getByRole('textbox', { name: 'Your e-mail address' });
export const save = () => dialog().getByRole('button', { name: 'Save search' });
export const askMail = () => dialog().getByRole('button', { name: 'Send me the link' });
/** Who is signed in, as the page knows it. */
export const session = () => pageEnvironment('en-CA').store(createSessionStore);
/** The bodies of the calls that begin so. */
export const bodiesOf = (all: readonly string[], call: string) =>
  all.filter((one) => one.startsWith(call)).map((one) => JSON.parse(one.slice(call.length)));
