/**
 * The structure of the workspace: domains in the order in which they may build on one another,
 * and what each layer may import. The boundary check, the drawing in docs/architecture/README.md and the
 * generators read this file.
 */

/**
 * Each domain with one sentence for the API reference, in the order in which they may build on one
 * another: a domain may build on those before it, never on those after it.
 */
export const domainDescriptions = {
  account: 'Registration, sign-in and its second step, sessions, passwords and passkeys.',
  access: 'Groups, rights to an object, invitations, and administrators who act as somebody else.',
  embeds: 'Sites that embed widgets: their keys, origins and sessions.',
  live: 'The stream of changes that concern the signed-in user.',
  mailing: 'What an address is mailed, and how it unsubscribes.',
  media: 'Uploaded files: pictures, films and documents.',
  profile: 'What people say of themselves: names, telephone, addresses and settings.',
  places: 'Countries, regions, cities and postal codes, and the coordinates of an address.',
  favourites: 'Listings that somebody marked with a heart.',
  listings: 'Published listings of every kind, their facts, events and history.',
  reports: 'Reports of listings and messages, and what moderators decide.',
  posting: 'Drafts, own listings, their versions, and the import of tables.',
  search:
    'Search in listings of every kind: pages of results, clusters on a map, counts and suggestions.',
  inbox: 'Messages between people about a listing.',
  alerts: 'Saved searches, and the listings that they notify of.',
  brokerages: 'Brokerages, their agents and offices.',
  billing: 'Cards, payments, receipts, coupons, taxes and refunds.',
  ledger: 'What each sale and each reversal moves between accounts, in double entry.',
  boards: 'Billboards, the zones that they stand in, and what they show.',
  licenses: 'Plans, and the places on boards that a merchant holds, buys and licenses.',
  shops: 'Shops of merchants and what they sell.',
  cart: 'Carts of shoppers, and what they come to.',
  orders: 'Checkout of carts, and orders from payment to delivery.',
  partners: 'Partners, their referrals and what they are paid.',
  site: 'Pages of the site, its navigation and contact.',
  admin: 'What administrators see of accounts, listings, work and embeds.',
};

export const domains = Object.keys(domainDescriptions);

const domain = `(?:${domains.join('|')})`;
const core = '^packages/sdk-core/src';

/** Files of a domain in sdk-core that hold zod schemas; all others keep zod out of browsers. */
const schemaFiles =
  '.*(?:schemas|attributes|filter-schema|opening-hours|typed-picture|typed-place|shop-bodies|product-body)\\.ts$';

/** What all that widgets show may import. */
const belowWidgets = [
  'parts',
  'part-messages',
  'kit',
  'element',
  'dom',
  'endpoints',
  'store',
  'messages',
  'rules',
  'http',
  'vocabulary',
];

/**
 * A layer: the files it covers, the layers and npm packages it may import, and the layers of which
 * it may import types only. Test files are checked against `testPackages` on top.
 */
export const layers = [
  { name: 'vocabulary', path: `${core}/vocabulary/`, layers: ['vocabulary'], packages: ['zod'] },
  {
    // Who may call what, and how often: nothing that a browser loads may import it.
    name: 'server-half',
    path: `${core}/http/server-half\\.ts$`,
    layers: ['vocabulary'],
    types: ['http'],
    packages: [],
  },
  { name: 'http', path: `${core}/http/`, layers: ['http', 'vocabulary'], packages: ['nanostores'] },
  {
    name: 'schemas',
    path: `${core}/${domain}/${schemaFiles}`,
    layers: ['schemas', 'rules', 'vocabulary'],
    types: ['server-half'],
    packages: ['zod'],
  },
  {
    name: 'endpoints',
    path: `${core}/${domain}/.*endpoints\\.ts$`,
    layers: ['http'],
    types: ['schemas'],
    packages: [],
  },
  {
    name: 'store',
    path: `${core}/${domain}/.*store\\.ts$`,
    layers: ['store', 'endpoints', 'rules', 'http', 'vocabulary'],
    types: ['schemas'],
    packages: ['nanostores', 'eventsource-parser'],
  },
  {
    name: 'messages',
    path: `${core}/${domain}/.*(?:messages|labels)(?:\\.[a-z][a-z])?\\.ts$`,
    layers: ['messages', 'rules', 'vocabulary'],
    types: ['schemas'],
    packages: [],
  },
  {
    name: 'rules',
    path: `${core}/${domain}/`,
    layers: ['rules', 'messages', 'vocabulary'],
    types: ['schemas'],
    packages: [],
  },
  {
    // The page's one stream: it knows no domain, whose stores follow a topic by their environment.
    name: 'live',
    path: '^packages/widgets/src/element/live/',
    layers: ['live', 'element', 'endpoints', 'store', 'http', 'vocabulary'],
    packages: [],
  },
  {
    // What nodes are and how a root is styled, which wrapper and kit share.
    name: 'dom',
    path: '^packages/widgets/src/element/dom/',
    layers: ['dom'],
    packages: ['react'],
  },
  {
    name: 'element',
    path: '^packages/widgets/src/element/',
    // Only those who are signed in load the page's stream.
    layers: ['element', 'dom', 'live', 'translations', 'vocabulary', 'http'],
    packages: ['react', 'react-dom', 'nanostores', '@nanostores/react'],
  },
  {
    name: 'translations',
    path: '^packages/widgets/src/translations/',
    layers: ['messages', 'part-messages', 'vocabulary'],
    packages: [],
  },
  {
    name: 'kit',
    path: '^packages/widgets/src/kit/',
    layers: ['kit', 'dom', 'vocabulary'],
    packages: ['react', '@floating-ui/dom', 'leaflet', 'lucide', 'react-easy-crop', 'thumbhash'],
  },
  {
    // What a part says beside its domain's texts; its French stands beside it.
    name: 'part-messages',
    path: `^packages/widgets/src/(?:parts|${domain}/shared)/.*messages(?:\\.[a-z][a-z])?\\.ts$`,
    layers: ['part-messages', 'vocabulary'],
    packages: [],
  },
  {
    // What widgets of several domains show: it has no single domain's feature, and is no tag.
    name: 'parts',
    path: '^packages/widgets/src/parts/',
    layers: belowWidgets,
    types: ['schemas'],
    packages: [
      'react',
      'nanostores',
      '@nanostores/react',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@floating-ui/dom',
      '@floating-ui/react',
      'd3-array',
      'd3-shape',
      'leaflet',
      'lucide',
      'supercluster',
    ],
  },
  {
    // A feature of one domain that widgets of all others may show. It builds on earlier domains' alone.
    name: 'shared',
    path: `^packages/widgets/src/${domain}/shared/`,
    layers: ['shared', ...belowWidgets],
    types: ['schemas'],
    packages: [
      'react',
      'nanostores',
      '@nanostores/react',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      // Its main entry inserts the provider's script by itself.
      '@stripe/stripe-js/pure',
      'leaflet',
      'lucide',
      'supercluster',
    ],
  },
  {
    name: 'widgets',
    path: `^packages/widgets/src/${domain}/`,
    layers: ['widgets', 'shared', ...belowWidgets],
    types: ['schemas'],
    packages: [
      'react',
      'nanostores',
      '@nanostores/react',
      '@floating-ui/dom',
      '@floating-ui/react',
      '@simplewebauthn/browser',
      'leaflet',
      'lucide',
      'uqr',
    ],
  },
  {
    name: 'preact',
    path: '^packages/widgets/src/preact/',
    layers: ['preact'],
    packages: ['preact'],
  },
  {
    name: 'page',
    path: '^packages/widgets/src/page/',
    layers: ['page', 'kit', 'element', 'dom', 'store', 'http', 'vocabulary'],
    types: ['schemas'],
    packages: ['react', 'preact-render-to-string'],
  },
  {
    name: 'loader',
    path: '^packages/loader/src/',
    layers: ['loader'],
    types: ['vocabulary'],
    packages: [],
  },
  {
    name: 'platform',
    path: '^apps/api/src/platform/',
    layers: ['platform', 'vocabulary', 'http', 'server-half', 'server-parts'],
    packages: null,
  },
  {
    name: 'server-parts',
    path: '^packages/server-parts/src/',
    layers: ['server-parts', 'vocabulary'],
    packages: [],
  },
  {
    name: 'operations',
    path: `^apps/api/src/${domain}/`,
    layers: [
      'operations',
      'platform',
      'server-parts',
      'schemas',
      'endpoints',
      'rules',
      'messages',
      'http',
      'vocabulary',
    ],
    packages: null,
  },
];

/**
 * Packages in which a domain's folder may never import another domain's, but for what it shares.
 * Nothing imports a widget, so that a widget may show what any domain shares; what is shared builds
 * on earlier domains.
 */
export const isolatedDomains = ['widgets'];

/** Packages that test files may import whatever their layer. */
export const testPackages = [
  'vitest',
  'fast-check',
  'axe-core',
  '@testing-library/react',
  '@testing-library/user-event',
  '@vitest/browser',
  'playwright',
  'preact-render-to-string',
  'react-dom',
];

export const testFile = '\\.(?:test|fixture)\\.tsx?$|^packages/widgets/fixture/';

/** Files over 300 lines that are tables of constants, each with its reason. */
/** @type {readonly { path: string, reason: string }[]} */
export const longFiles = [
  { path: 'apps/api/src/demo/kinds/home-shapes.ts', reason: 'one row per building of the demo' },
  {
    path: 'packages/sdk-core/src/listings/property/labels.ts',
    reason: 'one label per field and value',
  },
  {
    path: 'packages/sdk-core/src/listings/property/labels.fr.ts',
    reason: 'one label per field and value',
  },
];
