import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { BadgeCounts } from '@boardwalk/sdk-core/site/shell/badges';
import {
  isStillToCome,
  type TopbarItem,
  topbarRoute,
  visibleItems,
} from '@boardwalk/sdk-core/site/shell/topbar-items';
import type { topbarMessages } from '@boardwalk/sdk-core/site/shell/topbar-messages';
import { badgeText } from '@boardwalk/sdk-core/vocabulary/numbers/badge-text';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';

/** An item as it shows. */
export interface ShownItem {
  readonly name: TopbarItem;
  readonly label: string;
  readonly route: SiteRoute;
  readonly isCurrent: boolean;
  readonly isOnPhones: boolean;
  /** What its badge says, and its label with the whole number. */
  readonly badge: { readonly text: string; readonly label: string } | undefined;
}

interface Shown {
  readonly user: CurrentUser | null;
  readonly current: string;
  /** The routes whose pages are still to come. */
  readonly soon: readonly string[];
  readonly counts: BadgeCounts;
  readonly messages: Messages<typeof topbarMessages>;
}

/** The items of a wide bar; phones leave out those that are not theirs. */
export function shownItems({ user, current, soon, counts, messages }: Shown): readonly ShownItem[] {
  const onPhones = visibleItems({ user, route: current, width: 'phone' });
  return visibleItems({ user, route: current, width: 'wide' }).map((name) => {
    const route = topbarRoute(name, user);
    const label = isStillToCome(name, soon)
      ? fillMessage(messages.soon, { item: messages[name] })
      : messages[name];
    const count = name in counts ? counts[name as keyof BadgeCounts] : undefined;
    const text = badgeText(count);
    return {
      name,
      label,
      route,
      // A visitor's way to post is the login, which has an item of its own.
      isCurrent: route.name === current && name !== 'post',
      isOnPhones: onPhones.includes(name),
      badge:
        text === undefined || count === undefined
          ? undefined
          : { text, label: fillMessage(messages.badge, { item: label, count }) },
    };
  });
}

const groups: readonly (readonly TopbarItem[])[] = [
  ['post', 'advertise', 'boardLocations', 'realtor', 'brokerage', 'city'],
  ['getStarted', 'home', 'about'],
  ['account', 'favourites', 'messages', 'alerts', 'cart'],
  ['signIn', 'signOut'],
];

/** The items in the groups that are set apart: what is offered, pages, one's own, the session. */
export function groupItems(items: readonly ShownItem[]): readonly (readonly ShownItem[])[] {
  return groups
    .map((names) => items.filter(({ name }) => names.includes(name)))
    .filter(({ length }) => length > 0);
}

/** What waits for somebody to look at it. */
export function waitingIn(groups: readonly (readonly ShownItem[])[]): readonly string[] {
  return groups
    .flat()
    .flatMap(({ name, badge }) => (badge && /^(?:messages|alerts)$/.test(name) ? badge.label : []));
}
