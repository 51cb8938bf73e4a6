import type { PathMatch } from '../pages/match-path.ts';
import type { PlacedWidget } from '../pages/site-page.ts';
import { type ShareableNames, widgetsOf } from '../pages/widgets-of.ts';
import { createPage, heading, showLoadingFailure, updatePage } from './fill-page.ts';
import { followKeyboard } from './follow-keyboard.ts';
import { followOtherUser } from './follow-other-user.ts';
import { followOverlays } from './follow-overlays.ts';
import { followSignOut } from './follow-sign-out.ts';
import { loadWidget, loadWidgetOrFail, loadWidgets } from './load-widgets.ts';
import { matchOwnPath, updateLanguageLinks } from './page-language.ts';
import { createPageShelf } from './page-shelf.ts';
import { replayInput } from './replay-input.ts';
import { followShareableState } from './shareable-state.ts';

/** What the server passes to the script; it wrote the text beside this script's tag. */
const { shareable, titles } = JSON.parse(
  document.querySelector('#site-facts')?.textContent ?? '',
) as {
  readonly shareable: ShareableNames;
  /** The titles of pages where they are not those of our table. */
  readonly titles?: Readonly<Record<string, string>>;
};

// First, as it keeps from others what concerns nobody else.
const isCovered = followOverlays();
replayInput();
followSignOut();
followOtherUser();
followKeyboard();
loadWidgets();

if ('navigation' in globalThis) startSite(globalThis.navigation);
else keepAddress();

/** Without the Navigation API, links and Back lead to pages that the server renders. */
function keepAddress(): void {
  const shown = matchOwnPath(location.pathname);
  followShareableState(
    shareable,
    isCovered,
    () => shown,
    (address, mode) => {
      history[mode === 'push' ? 'pushState' : 'replaceState'](null, '', address);
      updateLanguageLinks();
    },
  );
  addEventListener('popstate', () => location.reload());
}

function startSite(navigation: Navigation): void {
  const main = document.querySelector<HTMLElement>('#main');
  const firstEntry = navigation.currentEntry?.key;
  if (!main || firstEntry === undefined) return;
  const shelf = createPageShelf(main, firstEntry);
  let shown = matchOwnPath(location.pathname);

  navigation.addEventListener('navigate', (event) => {
    const place = placeOf(event);
    // What stands around a page, the server makes.
    if (!place || place.match.page.layout !== shown?.page.layout) return;
    if (event.navigationType !== 'traverse' && place.url.href === location.href) {
      // Leading to where the visitor is changes nothing.
      if (event.cancelable && event.navigationType !== 'reload') event.preventDefault();
      return;
    }
    const isChangeOfState = event.info === 'state';
    shelf.leave();
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: async () => {
        await withTransition(isChangeOfState, () => show(place, event));
      },
    });
  });

  followShareableState(
    shareable,
    isCovered,
    () => shown,
    (address, mode, event) => {
      event.preventDefault();
      navigation.navigate(address, { history: mode, info: 'state' });
    },
  );
  watchTitles();

  function show({ url, match }: Destination, { navigationType, info }: NavigateEvent): void {
    const entry = navigation.currentEntry?.key ?? firstEntry ?? '';
    const widgets = widgetsOf(match, url.searchParams, shareable);
    const kept = shelf.find(entry);
    const { element, title } = shelf.current;
    // A notice may stand in the page's place.
    const hasWidgets = widgets.every(({ tag }) => element.querySelector(tag));
    const stays = kept?.element ?? (hasWidgets && isSamePage(shown, match) ? element : undefined);
    shown = match;
    if (stays) {
      // A search is named again once it has its answer; until then its last results show.
      const name = info === 'state' ? title : titleOf(match);
      shelf.show(entry, kept ?? { element: stays, title: name, scroll: 0 });
      updatePage(
        stays,
        widgets,
        widgets.flatMap(({ tag }) => shareable[tag] ?? []),
      );
    } else {
      fill(entry, widgets, match);
    }
    document.querySelector('link[rel=canonical]')?.setAttribute('href', url.href);
    updateLanguageLinks();
    tellShell(match);
    if (info === 'state') return;
    if (navigationType === 'traverse') scrollTo({ top: kept?.scroll ?? 0, behavior: 'instant' });
    else scrollTo({ top: 0, behavior: likesMotion() ? 'smooth' : 'instant' });
    main?.focus({ preventScroll: true });
  }

  function fill(entry: string, widgets: readonly PlacedWidget[], match: PathMatch): void {
    const { page } = match;
    const element = createPage(page, widgets);
    shelf.show(entry, { element, title: titleOf(match), scroll: 0 });
    if (page.hasHeading) void loadWidgetOrFail(heading);
    void showLoadingFailure(element, widgets, loadWidget);
  }

  /** Watches for the title that a page's content reports once it is there. */
  function watchTitles(): void {
    for (const name of ['bw-listing', 'bw-search', 'bw-article', 'bw-policy', 'bw-inbox']) {
      document.addEventListener(name, (event) => {
        const isShown =
          event.target instanceof Node && shelf.current.element.contains(event.target);
        if (shown?.page.titleEvent !== name || !isShown || !(event instanceof CustomEvent)) return;
        shelf.rename(event.detail.title);
      });
    }
  }
}

interface Destination {
  readonly url: URL;
  readonly match: PathMatch;
}

/** Where an event leads, if the site can show it without asking the server for a page. */
function placeOf(event: NavigateEvent): Destination | undefined {
  const { canIntercept, hashChange, downloadRequest, formData, destination } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return undefined;
  const url = new URL(destination.url);
  const match = url.origin === location.origin ? matchOwnPath(url.pathname) : undefined;
  return match && { url, match };
}

function titleOf({ name, page }: PathMatch): string {
  return titles?.[name] ?? page.title;
}

/** Whether only shareable state differs: the page's widgets stay and take it. */
function isSamePage(shown: PathMatch | undefined, next: PathMatch): boolean {
  return shown?.page.address !== undefined && shown.page.address === next.page.address;
}

function tellShell({ name }: PathMatch): void {
  for (const element of document.querySelectorAll('bw-topbar, bw-drawer')) {
    element.setAttribute('current', name);
  }
}

async function withTransition(isChangeOfState: boolean, change: () => void): Promise<void> {
  const wanted = !isChangeOfState && likesMotion() && document.startViewTransition;
  if (!wanted) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(change);
  // A visitor who goes on at once skips the animation, not the page.
  ready.catch(() => {});
  await updateCallbackDone;
}

function likesMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
