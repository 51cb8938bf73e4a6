import { page, userEvent } from 'vitest/browser';
import type { Answers, FakeApi } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { draftOf, written } from './written-listing.fixture.ts';

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

/** The profile of a user who may post at once. */
export const profile = {
  id: 3,
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  username: 'rosa',
  email: 'rosa@example.org',
  phone: { country: 'CA', code: 1, number: '9055550123' },
  billing: { countryCode: 'CA', postalCode: 'L8P 1A1', state: 'ON', city: 'Hamilton', line1: '1' },
  profilePicture: null,
  missing: [] as readonly string[],
  version: 'v1',
  isMasked: false,
};

const noBilling = { countryCode: null, postalCode: null, state: null, city: null, line1: null };

/** The profile of a user who has opened an account, and given nothing else. */
export const bareProfile = {
  ...{ ...profile, firstName: '', lastName: '', phone: null, billing: noBilling },
  missing: [
    ...['firstName', 'lastName', 'phone', 'billing.countryCode', 'billing.postalCode'],
    ...['billing.state', 'billing.city', 'billing.line1'],
  ],
};

export const hamilton = {
  ...{ id: '1', kind: 'city', label: 'Hamilton, ON', detail: 'Ontario, Canada', name: 'Hamilton' },
  ...{ region: 'ON', country: 'CA', lat: 43.25, lng: -79.87, timeZone: 'America/Toronto' },
};

const map = {
  tiles: { light: '/{z}/{x}/{y}', dark: '/{z}/{x}/{y}' },
  ...{ minZoom: 3, maxNativeZoom: 12, maxZoom: 13, streets: null, attribution: [] },
};

/** The form on a page of its own; the draft 70 is that of a property. */
export function openPost(
  attributes: Readonly<Record<string, string>>,
  answers: Answers = {},
): { readonly api: FakeApi; readonly element: HTMLElement } {
  return openWidget('bw-post', attributes, {
    'GET /user/': rosa,
    'GET /user/profile': profile,
    'GET /user/groups/': [],
    'GET /places/map': map,
    'GET /places/suggest': { isSimilar: false, places: [hamilton] },
    'POST /property/draft': draftOf(written),
    'GET /listing/draft/70': draftOf(written),
    'PUT /listing/draft/70': draftOf(written, 2),
    ...answers,
  });
}

/** What a call has sent. */
export const bodyOf = (call: string | undefined) =>
  JSON.parse(call?.slice(call.indexOf('{')) ?? '{}');
export const field = (label: string) => page.getByLabelText(label, { exact: false }).first();
export const press = (name: string) => userEvent.click(role('button', { name, exact: true }));
