import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { openBrowser, storeSession, storeUser } from '../account/account.fixture.ts';
import type { users } from '../account/tables.ts';
import { domains } from '../main.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';

/** What a profile needs before its owner may post. */
const completeUser = {
  phoneCountry: 'CA',
  phoneCode: 1,
  phoneNumber: '9055550123',
  billingCountry: 'CA',
  billingPostalCode: 'L8P 1A1',
  billingState: 'ON',
  billingCity: 'Hamilton',
  billingLine1: '1 Main Street W',
} as const satisfies Partial<typeof users.$inferInsert>;

/** The server, and people who are signed in to it with a complete profile. */
export async function startPosting(settings: Parameters<typeof startTestServer>[1] = {}) {
  const server = await startTestServer(domains, { withoutLimits: true, ...settings });
  const { database } = server.platform;

  /** Somebody new with a browser; `facts` replace those of the profile. */
  async function signIn(
    groups: readonly Group[] = [],
    facts: Partial<typeof users.$inferInsert> = {},
  ) {
    const { id, email } = await storeUser(database, { groups, ...completeUser, ...facts });
    const browser = openBrowser(server);
    browser.take(await storeSession(database, id));
    return Object.assign(browser, { id, email });
  }

  return { server, database, signIn };
}

const attributes: Readonly<Record<PostingKind, object>> = {
  property: { saleType: 'SALE', buildingType: 'DETACHED_HOUSE', bedroomsTotal: 3 },
  item: { condition: 'USED' },
  event: { startsAt: '2030-05-04T10:00:00-04:00', endsAt: '2030-05-04T12:00:00-04:00' },
  classified: { employmentTerm: 'FULL_TIME' },
  merchant: { isInsured: true },
  city_service: { directoryEntry: 'LIBRARY' },
};

const subcategories: Readonly<Record<PostingKind, string>> = {
  property: 'RESIDENTIAL',
  item: 'CLASSIFIED',
  event: 'OPEN_HOUSE',
  classified: 'HELP_WANTED',
  merchant: 'ROOFING',
  city_service: 'CITY_HALL',
};

/** A listing in Hamilton, Ontario, as a form sends it. */
export function writeListing(kind: PostingKind, changes: Readonly<Record<string, unknown>> = {}) {
  return {
    subcategory: subcategories[kind],
    title: 'A brick house by the escarpment',
    description: 'Three bedrooms, a garden, and a lane behind it.',
    price: null,
    place: {
      street: '71 Main St W',
      city: 'Hamilton',
      region: 'ON',
      country: 'CA',
      postalCode: 'L8P 4Y5',
      pin: { lat: 43.256712, lng: -79.872634 },
      isAreaOnly: false,
    },
    contact: {
      name: 'Rosa Lindqvist',
      phone: { country: 'CA', code: 1, number: '9055550123' },
      email: 'rosa@example.org',
      website: null,
    },
    hours: null,
    tags: ['Garden'],
    pictures: [],
    attributes: attributes[kind],
    ...changes,
  };
}

/** The price of a house. */
export const housePrice = { amount: 74_990_000, currency: 'CAD', period: 'ONCE' };
