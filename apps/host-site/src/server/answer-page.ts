import { randomBytes } from 'node:crypto';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { localPath, siteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { cleanPath } from '@boardwalk/server-parts/http/clean-path';
import { permissionsPolicy } from '@boardwalk/server-parts/http/permissions-policy';
import type { PaymentScriptSource } from '@boardwalk/server-parts/payment-script';
import { readUser, type WidgetEnvironment } from '@boardwalk/widgets/server';
import type { OwnAnswer } from '../own-answer.ts';
import { findSitePage } from '../pages/find-site-page.ts';
import { withoutLinkToken } from '../pages/link-token.ts';
import { shellOf } from '../pages/shell.ts';
import type { Layout, PlacedWidget } from '../pages/site-page.ts';
import { widgetsOf } from '../pages/widgets-of.ts';
import { contentPolicy, reportingEndpoints } from './content-policy.ts';
import { guardPage } from './guard-page.ts';
import { type NoticeStatus, noticeTitle, pageTitle } from './language/page-titles.ts';
import type { PageEnvironment } from './page-environment.ts';
import { problemOf } from './problem-of.ts';
import {
  headOf,
  type LoadedWidget,
  loadPageWidgets,
  loadShell,
  type Report,
  writeWidget,
} from './render-widgets.ts';
import { alternateMark, type createShellWriter } from './shell-writer.ts';
import { type DocumentFrame, writeDocument } from './write-document.ts';
import { writeHead } from './write-head.ts';

/** What the pages of a site have in common. */
export interface PageSettings {
  readonly frame: DocumentFrame;
  /** The SHA-256, in base64, of the frame's script in the head. */
  readonly headScriptHash: string;
  readonly siteOrigin: string;
  readonly isLive: boolean;
  /** Where the tiles of maps come from, if not from the site. */
  readonly tileSource: string | undefined;
  /** The payment provider's script, for pages that pay. */
  readonly paymentScript: PaymentScriptSource;
  readonly report: Report;
  readonly writeShell: ReturnType<typeof createShellWriter>;
}

/** What a place shows: its page, or a notice that says why there is none. */
interface Content {
  readonly status: 200 | NoticeStatus;
  readonly name: string;
  /** The shop whose page it is. */
  readonly shop?: string | undefined;
  readonly title: string;
  readonly layout: Layout;
  readonly hasHeading: boolean;
  readonly pays: boolean;
  readonly widgets: readonly (LoadedWidget | PlacedWidget)[];
}

/** Where a visitor is led to whom the place does not show. */
interface Elsewhere {
  readonly leadsTo: string;
}

/**
 * Answers a path, below the prefix of its language, with its page, rendered from what the API knows
 * at this moment.
 */
export async function answerPage(
  url: URL,
  { env, cookies, hasCart, offersOther }: PageEnvironment & { readonly offersOther: boolean },
  settings: PageSettings,
): Promise<OwnAnswer> {
  const { report } = settings;
  const content = await loadContent(url, env, settings);
  if ('leadsTo' in content) return leadTo(localPath(content.leadsTo, env.locale), cookies);
  // Where it is not known whose page it is, it may be somebody's, and no cache keeps it.
  const user = await readUser(env).catch(() => undefined);
  const shell = shellOf(content.layout, {
    current: content.name,
    shop: content.shop,
    alternate: alternateMark,
    isOffered: offersOther,
    hasCart,
    isActing: Boolean(user?.actor),
  });
  const [bar, drawer, bottom] = await Promise.all([
    loadShell(shell.bar, env, report),
    loadShell(shell.drawer, env, report),
    loadShell(shell.bottom, env, report),
  ]);
  const nonce = randomBytes(16).toString('base64');
  const alternate = alternatePath(url, env.locale);
  const writeShell = (widgets: readonly (LoadedWidget | PlacedWidget)[]) =>
    settings.writeShell(widgets, env, { nonce, alternate });
  const told = content.status === 200 ? headOf(content.widgets, env) : undefined;
  const title = told?.title ?? content.title;
  const heading = content.hasHeading
    ? await loadPageWidgets([{ tag: 'bw-heading', attributes: { text: title } }], env)
    : [];
  const head = writeHead({
    title: content.title,
    head: told,
    locale: env.locale,
    siteOrigin: settings.siteOrigin,
    isIndexable: settings.isLive && content.status === 200,
  });
  const body = writeDocument(
    {
      locale: env.locale,
      head,
      top: writeShell(bar),
      drawer: writeShell(drawer),
      content: [...heading, ...content.widgets]
        .map((one) => writeWidget(one, env, nonce, report))
        .join('\n'),
      bottom: writeShell(bottom),
      nonce,
    },
    settings.frame,
  );
  const policy = contentPolicy({ ...settings, nonce, pays: content.pays });
  const headers = {
    ...headersOf(content, policy, user !== null),
    ...(withoutLinkToken(url) && secretAddress),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
  return { status: content.status, headers, body };
}

/** Where the same place is in the other language. */
function alternatePath({ pathname, search }: URL, locale: string): string {
  return localPath(pathname + search, siteLanguage(locale) === 'fr' ? 'en' : 'fr');
}

/** A page that is not for this visitor; where they are led depends on who they are. */
export function leadTo(location: string, cookies: readonly string[]): OwnAnswer {
  const headers = { location, 'cache-control': 'private, no-store' };
  return {
    status: 303,
    headers: { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) },
    body: '',
  };
}

async function loadContent(
  url: URL,
  env: WidgetEnvironment,
  { frame, report }: PageSettings,
): Promise<Content | Elsewhere> {
  const match = findSitePage(url.pathname);
  if (!match) return notice(404, url, env, report);
  const { name, page } = match;
  try {
    const leadsTo = await guardPage(page.guard, url, env);
    if (leadsTo !== undefined) return { leadsTo };
    if (!page.widgets) return await notice(501, url, env, report);
    const placed = widgetsOf(match, url.searchParams, frame.shareable);
    const widgets = await loadPageWidgets(placed, env);
    const { layout, hasHeading = false, pays = false } = page;
    const title = pageTitle(match, env.locale);
    return {
      status: 200,
      name,
      shop: match.params.shopId,
      title,
      layout,
      hasHeading,
      pays,
      widgets,
    };
  } catch (error) {
    const status = statusOf(error);
    if (status === 503) report(`${cleanPath(url.pathname)} could not be loaded.`, error);
    return notice(status, url, env, report);
  }
}

function statusOf(error: unknown): Exclude<NoticeStatus, 501> {
  const problem = problemOf(error);
  if (!(problem instanceof Problem)) return 503;
  if (problem.code === 'gone') return 410;
  // A path whose values no widget takes is no page.
  return problem.status === 404 || problem.status === 400 ? 404 : 503;
}

/** The notice stands in the page's place; its own text is there without the API. */
async function notice(
  status: NoticeStatus,
  url: URL,
  env: WidgetEnvironment,
  report: Report,
): Promise<Content> {
  const match = findSitePage(url.pathname);
  // The frame of a page that is not there is that of its neighbours.
  const layout = match?.page.layout ?? 'public';
  const way = layout === 'dashboard' ? layout : 'home';
  const isMissing = status === 404 || status === 410;
  const missing = isMissing ? match?.page.missing?.(match.params) : undefined;
  const attributes = { code: String(status), way, ...missing?.notice };
  const widgets = await loadPageWidgets([{ tag: 'bw-notice', attributes }], env);
  const waysOn = status === 410 ? (missing?.onceGone ?? []) : [];
  return {
    status,
    name: '',
    title: noticeTitle(status, {
      kind: missing?.notice.kind,
      locale: env.locale,
    }),
    layout,
    hasHeading: false,
    pays: false,
    widgets: [...widgets, ...(await loadShell(waysOn, env, report))],
  };
}

/** For a page whose address holds a token: nobody stores it, and no link or file passes it on. */
const secretAddress = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

function headersOf(
  { status, layout }: Content,
  policy: string,
  isPersonal: boolean,
): OwnAnswer['headers'] {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'permissions-policy': permissionsPolicy,
    'reporting-endpoints': reportingEndpoints,
    // Any stricter value on a pop-up cuts it off from the page that opened it
    // (docs/architecture/sessions.md#sign-in-on-partners-pages).
    'cross-origin-opener-policy': layout === 'popup' ? 'unsafe-none' : 'same-origin',
    // A page shows prices and places of this moment, and its nonce is used once.
    'cache-control': isPersonal ? 'private, no-store' : 'no-cache',
    ...(status === 503 && { 'retry-after': '5' }),
  };
}
