import type { FavouriteAlerts } from '@boardwalk/sdk-core/alerts/favourites/schemas';
import type { AlertRule, MatchedListing } from '@boardwalk/sdk-core/alerts/schemas';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { Frequency } from '@boardwalk/sdk-core/mailing/mail-kinds';
import type { ListingId, RuleId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { registerElement } from '../../element/mount/register-element.ts';
import type { Toast } from '../../element/wrapper-events.ts';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import table from './bw-alerts.element.tsx';

registerElement(table);

// Ids are branded by the contract's schemas, which tests of widgets do without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };

/** One of Rosa's alerts. */
export function rule(id: number, other: Partial<AlertRule> = {}): AlertRule {
  return {
    id: id as RuleId,
    ...{ listingType: 'item', name: 'Canoes near Hamilton', search: { text: 'canoe' } },
    ...{ frequency: 'at-once', channels: ['badge', 'mail'], news: ['new', 'reduced'] },
    ...{ pausedFor: null, newCount: 0 },
    ...{ createdAt: '2026-11-20T12:00:00.000Z', updatedAt: '2026-11-20T12:00:00.000Z' },
    ...other,
  };
}

/** A canoe for sale, as cards have it. */
function canoe(id: number): ListingSummary {
  return {
    ...{ id: id as ListingId, ownerId: 9 as UserId, listingType: 'item' },
    ...{ subcategory: 'CLASSIFIED', title: `Canoe ${id}`, status: 'Active', previousPrice: null },
    price: { amount: 90_000, currency: 'CAD', period: 'ONCE' },
    address: {
      ...{ fullAddress: 'Hamilton, ON', street: null, city: 'Hamilton' },
      ...{ region: 'ON', country: 'CA', postalCode: null },
    },
    ...{ lat: null, lng: null, primaryImage: null, images: [], attributes: {} },
    ...{ createdAt: '2026-11-20T12:00:00.000Z', updatedAt: '2026-11-21T12:00:00.000Z' },
  };
}

/** A listing that an alert has found, maybe with what is news about it. */
export function found(
  id: number,
  news: Partial<MatchedListing['news']> | null = null,
): MatchedListing {
  const usual = { kind: 'new', at: '2026-11-20T15:00:00.000Z', place: id, isSeen: false } as const;
  return { id: id as ListingId, summary: canoe(id), news: news && { ...usual, ...news } };
}

interface Given {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly rules?: readonly AlertRule[];
  /** The matches of each of them; only unseen ones are returned where only those are requested. */
  readonly found?: readonly MatchedListing[];
  /** Whether she is notified of her favourites; off by default. */
  readonly favourites?: Partial<FavouriteAlerts>;
  /** How often she wants mail about alerts; at once by default. */
  readonly mail?: Frequency;
  readonly answers?: Answers;
}

/** Rosa's alerts on our own site: a server that keeps what becomes of them. */
export function openAlerts(given: Given = {}) {
  const favourites: FavouriteAlerts = { isOn: false, frequency: 'at-once', ...given.favourites };
  const facts = {
    rules: [...(given.rules ?? [rule(7)])],
    favourites,
    ...{ isSeen: false, isDown: false },
  };
  const reach = (answer: unknown) => (facts.isDown ? Promise.reject(new TypeError()) : answer);

  function change(id: number, changes: Partial<AlertRule>) {
    facts.rules = facts.rules.map((one) => (Number(one.id) === id ? { ...one, ...changes } : one));
    return facts.rules.find((one) => Number(one.id) === id);
  }

  function answersOf(whole: AlertRule): Answers {
    const { id, listingType } = whole;
    const at = `/rule/${listingType}/${id}`;
    return {
      [`PUT ${at}`]: ({ body }: RequestInit) => reach(change(id, JSON.parse(String(body)))),
      [`POST ${at}/pause`]: () => change(id, { pausedFor: 'owner' }),
      [`POST ${at}/resume`]: () => change(id, { pausedFor: null }),
      [`POST ${at}/test`]: null,
      [`POST ${at}/seen`]: () => {
        facts.isSeen = true;
        return null;
      },
      [`DELETE ${at}`]: () => {
        facts.rules = facts.rules.filter((one) => one.id !== id);
        return null;
      },
      [`POST ${at}/restore`]: () => {
        facts.rules = [...facts.rules, whole];
        return whole;
      },
      [`GET ${at}/listings`]: (_: RequestInit, url: string) => {
        const query = new URLSearchParams(url.slice(url.lastIndexOf('?')));
        const [start, size] = [Number(query.get('start')), Number(query.get('size'))];
        const all = given.found ?? [];
        const list =
          query.get('showOnlyNew') === 'true'
            ? all.filter(({ news }) => news && !news.isSeen && !facts.isSeen)
            : all.filter(({ summary }) => summary);
        const results = list.slice(start, start + size);
        return reach({ results, total: { count: list.length, isCapped: false } });
      },
    };
  }

  function changeFavourites({ body }: RequestInit) {
    if (!facts.isDown) facts.favourites = JSON.parse(String(body));
    return reach(facts.favourites);
  }

  const { api, element } = openWidget(
    'bw-alerts',
    { locale: 'en-CA', ...given.attributes },
    {
      'GET /user/': rosa,
      'GET /listing/bookmarks': { results: [] },
      'GET /user/mail-preferences': () =>
        reach({
          kinds: [{ kind: 'alerts.news', frequency: given.mail ?? 'at-once' }],
          ...{ timeZone: null, quietHours: null, dailyHour: 8 },
        }),
      'GET /rule/favourites': () => reach(facts.favourites),
      'PUT /rule/favourites': changeFavourites,
      ...Object.fromEntries(
        listingKinds.flatMap((kind) => [
          [
            `POST /rule/${kind}/search`,
            () => reach({ results: facts.rules.filter(({ listingType }) => listingType === kind) }),
          ],
        ]),
      ),
      ...Object.assign({}, ...facts.rules.map(answersOf)),
      ...given.answers,
    },
    { siteOrigin: location.origin },
  );
  const toasts: Toast[] = [];
  element.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent<Toast>).detail);
  });
  const told = () => toasts.map((toast) => toast.message);
  return { api, element, toasts, told, facts };
}
