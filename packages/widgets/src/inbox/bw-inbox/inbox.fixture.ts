import { clearLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import type { MessagePicture } from '@boardwalk/sdk-core/inbox/pictures/picture-schemas';
import type { Message, Thread } from '@boardwalk/sdk-core/inbox/threads/schemas';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { ListingId, ThreadId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { onTestFinished } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import type { Toast } from '../../element/wrapper-events.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import table from './bw-inbox.element.tsx';

registerElement(table);

// Ids are branded by the contract's schemas, which tests of widgets do without.
const [rosaId, miloId] = [3, 4] as [number, number] as [UserId, UserId];
const rosa = { id: rosaId, firstName: 'Rosa', profilePicture: null, actor: null };
export const milo = { id: miloId, firstName: 'Milo', profilePicture: null, isFormer: false };

export function message(place: number, body: string, other: Partial<Message> = {}): Message {
  const sentAt = `2026-11-2${place < 3 ? 6 : 7}T15:0${place % 10}:00.000Z`;
  return { place, authorId: miloId, body, sentAt, pictures: [], isMasked: false, ...other };
}

/** One of Rosa's own. */
export function ownMessage(place: number, body: string, other: Partial<Message> = {}): Message {
  return message(place, body, { authorId: rosaId, ...other });
}

/** A picture of a message. */
export function messagePicture(id: string): MessagePicture {
  return { id, path: `/media/messages/${id}/x`, width: 400, height: 300, thumbhash: '' };
}

/** A thread of Rosa's. */
export function thread(id: number, other: Partial<Thread> = {}): Thread {
  return {
    id: id as ThreadId,
    ...{ other: milo, listing: null, messages: [message(1, 'Is it still there?')], newest: 1 },
    ...{ unread: 0, seenTo: 0, isIgnored: false },
    ...other,
  };
}

export function person(id: number, firstName: string, isFormer = false): Thread['other'] {
  return { id: id as UserId, firstName, profilePicture: null, isFormer };
}

/** What Rosa offered, as cards have it. */
export const soldHome: ListingSummary = {
  ...{ id: 9 as ListingId, ownerId: rosaId, listingType: 'property', subcategory: 'RESIDENTIAL' },
  ...{ title: 'Bright bungalow near the canal', status: 'Closed', previousPrice: null },
  price: { amount: 49_900_000, currency: 'CAD', period: 'ONCE' },
  address: {
    ...{ fullAddress: '12 Elm St, Welland, ON L3B 1A1', street: '12 Elm St', city: 'Welland' },
    ...{ region: 'ON', country: 'CA', postalCode: 'L3B 1A1' },
  },
  ...{ lat: null, lng: null, primaryImage: null, images: [], attributes: {} },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z' },
};

export const calls = {
  user: 'GET /user/',
  threads: 'GET /inbox/threads',
  thread: 'GET /inbox/thread',
  messages: 'GET /inbox/thread/7/messages',
  send: 'POST /inbox/thread',
  read: 'POST /inbox/7/read',
  hide: 'DELETE /inbox/thread/7',
  ignored: 'GET /inbox/ignored',
  ignore: 'POST /inbox/4/ignore',
  report: 'POST /inbox/thread/report',
  unignore: 'POST /inbox/4/unignore',
  preferences: 'GET /inbox/preferences',
  choose: 'PUT /inbox/preferences',
} as const;

interface Given {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly answers?: Answers;
  /** Of the thread with Milo. */
  readonly messages?: readonly Message[];
  readonly thread?: Partial<Thread>;
  readonly others?: readonly Thread[];
  /** Whether it is a partner's page, which Rosa lets show her messages. */
  readonly isPartner?: boolean;
  /** Whether Rosa has blocked Milo. */
  readonly isIgnored?: boolean;
}

/**
 * Opens Rosa's inbox, on our own site by default: a server with one thread of hers, which stores
 * what is sent.
 */
export function openInbox(given: Given = {}) {
  const kept = [...(given.messages ?? [message(1, 'Is it still there?')])];
  const facts = {
    isDown: false,
    isHidden: false,
    isIgnored: given.isIgnored ?? false,
    showsSeen: true,
  };
  const byKey = new Map<string | null, Message>();
  const now = (): Thread => ({
    ...thread(7, given.thread),
    ...{ messages: kept.slice(-2), newest: kept.length },
    ...(facts.isIgnored && { isIgnored: true }),
    ...(!facts.showsSeen && { seenTo: 0 }),
  });
  const reach = (answer: unknown) => (facts.isDown ? Promise.reject(new TypeError()) : answer);
  const since = '2026-11-20T15:00:00.000Z';

  function listThreads() {
    const own = facts.isHidden || facts.isIgnored ? [] : [now()];
    const results = [...own, ...(given.others ?? [])];
    return { results, total: results.length };
  }

  function listMessages(_: RequestInit, url: string) {
    const query = new URLSearchParams(url.slice(url.lastIndexOf('?')));
    const [before, after] = [Number(query.get('before')), Number(query.get('after'))];
    const size = Number(query.get('size'));
    const range = kept.filter(({ place }) => place > after && (!before || place < before));
    const results = after ? range.slice(0, size) : range.slice(-size);
    return {
      results,
      hasEarlier: (results[0]?.place ?? 1) > 1,
      hasLater: (results.at(-1)?.place ?? kept.length) < kept.length,
    };
  }

  function send({ body, headers }: RequestInit) {
    const key = new Headers(headers).get('idempotency-key');
    const sent = byKey.get(key) ?? ownMessage(kept.length + 1, JSON.parse(String(body)).body);
    if (!byKey.has(key)) kept.push(sent);
    byKey.set(key, sent);
    return sent;
  }

  // What is open may still keep words after its test.
  onTestFinished(() => clearLocalDrafts());
  const { api, element } = openWidget(
    'bw-inbox',
    { locale: 'en-CA', ...given.attributes },
    {
      [calls.user]: given.isPartner ? { ...rosa, scopes: ['profile:basic', 'inbox'] } : rosa,
      [calls.threads]: () => reach(listThreads()),
      [calls.thread]: (_: RequestInit, url: string) =>
        reach(url.includes('?id=7&') ? now() : problem('not-found')),
      [calls.messages]: (init: RequestInit, url: string) => reach(listMessages(init, url)),
      'GET /inbox/thread/8/messages': problem('not-found'),
      [calls.send]: (init: RequestInit) => (facts.isDown ? reach(0) : send(init)),
      [calls.read]: null,
      [calls.hide]: () => {
        facts.isHidden = true;
        return null;
      },
      [calls.ignored]: () => ({
        results: facts.isIgnored ? [{ ...milo, since }] : [],
        total: Number(facts.isIgnored),
      }),
      [calls.ignore]: () => {
        facts.isIgnored = true;
        return null;
      },
      [calls.report]: () => {
        facts.isIgnored = true;
        return null;
      },
      [calls.preferences]: () => ({ showsSeen: facts.showsSeen }),
      [calls.choose]: ({ body }: RequestInit) => {
        facts.showsSeen = JSON.parse(String(body)).showsSeen;
        return { showsSeen: facts.showsSeen };
      },
      [calls.unignore]: () => {
        facts.isIgnored = false;
        return null;
      },
      ...given.answers,
    },
    given.isPartner ? {} : { siteOrigin: location.origin },
  );
  const toasts: Toast[] = [];
  element.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent<Toast>).detail);
  });
  const told = () => toasts.map((toast) => toast.message);
  return { api, element, toasts, told, kept, facts };
}

export const log = role('log', { name: 'Messages with' });
export const writer = role('textbox', { name: 'Message to' });
