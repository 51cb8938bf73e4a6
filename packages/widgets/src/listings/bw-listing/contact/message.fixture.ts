import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import type { Listing } from '@boardwalk/sdk-core/listings/schemas';
import { pageEnvironment } from '../../../element/environment/browser-environment.ts';
import { registerElement } from '../../../element/mount/register-element.ts';
import { openDialogBy } from '../../../kit/testing/dialog.fixture.ts';
import type { Answers } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role } from '../../../kit/testing/role.fixture.ts';
import { sampleListing } from '../../testing/sample-listing.fixture.ts';
import listingTable from '../bw-listing.element.tsx';

registerElement(listingTable);

export const milo = { id: 5, firstName: 'Milo', profilePicture: null, actor: null };
export const call = 'POST /inbox/3';
export const answer = {
  thread: 12,
  message: {
    place: 1,
    authorId: 5,
    body: 'Hello',
    sentAt: '2026-11-27T12:00:00.000Z',
    pictures: [],
    isMasked: false,
  },
};
export const opening =
  'Hello, I am interested in “Bright bungalow near the canal” and would like to see it. When would a viewing suit you?';

interface Opened {
  readonly listing?: Partial<Listing>;
  /** Who is signed in; a visitor by default. */
  readonly user?: object | null;
  readonly answers?: Answers;
  readonly isOwnSite?: boolean;
  readonly locale?: string;
}

/**
 * Opens a listing's page, on a partner's by default, with who is signed in as a server knows it.
 */
export function openMessage({
  listing = {},
  user = milo,
  answers = {},
  isOwnSite,
  locale = 'en-CA',
}: Opened = {}) {
  const server: { user: object | null } = { user };
  const shown = sampleListing(listing);

  const { api, element } = openWidget(
    'bw-listing',
    { type: shown.listingType, id: '7', locale },
    {
      'GET /user/': () => Response.json(server.user),
      [`GET /${shown.listingType}/listing/7`]: shown,
      'GET /listing/7/similar': { results: [] },
      'POST /listing/7/events': null,
      [call]: answer,
      ...answers,
    },
    isOwnSite ? { siteOrigin: location.origin } : {},
  );
  const told: unknown[] = [];
  element.addEventListener('bw-message-sent', (event) => told.push((event as CustomEvent).detail));
  const led: string[] = [];
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent<{ route: { path: string } }>).detail.route.path);
  });
  return { api, element, server, told, led };
}

export const button = () => role('button', { name: 'Message the seller' });
export const dialog = () => role('dialog', { name: 'Message the seller' });
/** Opens the dialog with the focus in it. */
export const openMessageDialog = () => openDialogBy(button(), dialog());
export const text = () => dialog().getByRole('textbox', { name: 'Your message' });
export const send = () => dialog().getByRole('button', { name: 'Send message' });
/** Who is signed in, as the page knows it. */
export const session = () => pageEnvironment('en-CA').store(createSessionStore);
export const bodyOf = (body: string) => `${call} ${JSON.stringify({ body, listing: 7 })}`;
