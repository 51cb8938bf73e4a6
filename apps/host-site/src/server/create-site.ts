import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { languageCookie } from '@boardwalk/sdk-core/vocabulary/routes/language-cookie';
import {
  localPath,
  type SiteLanguage,
  splitPath,
} from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { authorizeEmbed, confirmEmbed } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { findLocale, type Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { attributeNames, widgets } from '@boardwalk/widgets/server';
import type { OwnAnswer } from '../own-answer.ts';
import type { ShareableNames } from '../pages/widgets-of.ts';
import type { Settings } from '../settings.ts';
import { answerPage, leadTo, type PageSettings } from './answer-page.ts';
import { answerSnapshot, snapshotTag } from './answer-snapshot.ts';
import { createApiFetch } from './api-fetch.ts';
import { chooseEncoding, compress, pageEncodings } from './compress.ts';
import { arrivesFor, isArrival, isChoice, preferredLanguage } from './language/language-choice.ts';
import { createPageEnvironments } from './page-environment.ts';
import { problemOf } from './problem-of.ts';
import type { Report } from './render-widgets.ts';
import { createShellWriter } from './shell-writer.ts';
import { createSiteFiles } from './site-files.ts';
import { requireSnapshotAccess } from './snapshot-access.ts';
import { llmsText } from './texts/llms-text.ts';
import { securityText } from './texts/security-text.ts';
import { findSitemap, robotsText } from './texts/sitemaps.ts';
import type { Visit } from './visit.ts';

/** The pages of the site and the files that belong to them. */
export interface Site {
  /** Rejects with a `Problem` for what is neither page nor file. */
  answer(visit: Visit): Promise<OwnAnswer>;
  close(): Promise<void>;
}

/**
 * Creates the site over the built widgets; `report` notifies operators of what could not be shown.
 */
export function createSite(settings: Settings, report: Report): Site {
  const { siteOrigin, mode, tileSource, paymentScript, securityContact } = settings;
  const isLive = mode === 'live';
  const files = createSiteFiles();
  const api = createApiFetch(settings.apiOrigin, siteOrigin);
  const environmentFor = createPageEnvironments(settings, api.fetch);
  const pageSettings: PageSettings = {
    frame: {
      css: readFileSync(new URL('../layout.css', import.meta.url), 'utf8'),
      headScript: files.headScript,
      script: files.scriptPath,
      shareable: shareableNames(),
    },
    headScriptHash: createHash('sha256').update(files.headScript).digest('base64'),
    siteOrigin,
    isLive,
    tileSource,
    paymentScript,
    report,
    writeShell: createShellWriter(report),
  };

  async function answerDocument(visit: Visit): Promise<OwnAnswer> {
    const { url, headers } = visit;
    const { pathname } = url;
    if (pathname === '/llms.txt') return asText('text/plain', llmsText(siteOrigin));
    if (pathname === '/robots.txt') return asText('text/plain', robotsText(siteOrigin, isLive));
    if (pathname === '/.well-known/security.txt' && securityContact) {
      return asText('text/plain', securityText({ siteOrigin, securityContact }, new Date()));
    }
    const { language, path } = splitPath(pathname);
    const locale = localeOf(url, language);
    const { env, cookies, hasCart } = environmentFor(headers, locale);
    const sitemap = await findSitemap(pathname, env);
    if (sitemap !== undefined) return asText('application/xml', sitemap);
    const tag = snapshotTag(url);
    if (tag !== undefined) {
      requireSnapshotAccess(headers.authorization, settings);
      // Anyone is given a copy: what it shows is what a visitor sees, regardless of who requests
      // it.
      const { cookie: _, ...asVisitor } = headers;
      return answerSnapshot(tag, url.searchParams, environmentFor(asVisitor, locale).env);
    }
    if (pathname === '/' && isArrival(headers, siteOrigin) && arrivesFor(headers) === 'fr') {
      return leadTo(localPath(pathname + url.search, 'fr'), cookies);
    }
    const below = new URL(siteOrigin + path + url.search);
    const isChosen = isChoice(headers, language, siteOrigin);
    if (isChosen) cookies.push(languageCookie(language, siteOrigin.startsWith('https:')));
    const offersOther = !isChosen && preferredLanguage(headers, language) !== language;
    return answerPage(below, { env, cookies, hasCart, offersOther }, pageSettings);
  }

  /** Nothing is done with the form: its page comes again, with nothing of it in the address. */
  function askAnew({ pathname, search }: URL): OwnAnswer {
    return { status: 303, headers: { location: siteOrigin + pathname + search }, body: '' };
  }

  return {
    async answer(visit) {
      const { method, url, headers } = visit;
      if (method === 'POST' && isForm(headers['content-type'])) return askAnew(url);
      if (method !== 'GET' && method !== 'HEAD') {
        throw new Problem('method-not-allowed', 'A page is read with GET.');
      }
      const file = files.find(url.pathname, headers);
      if (file) return file;
      const {
        status,
        headers: own,
        body,
      } = await answerDocument(visit).catch((error) => {
        throw problemOf(error);
      });
      const encoding = chooseEncoding(headers, pageEncodings);
      return {
        status,
        headers: {
          ...own,
          vary: 'Accept, Accept-Encoding, Accept-Language, Cookie',
          ...(encoding && { 'content-encoding': encoding }),
        },
        body: encoding ? await compress(body, encoding) : body,
      };
    },
    close: api.close,
  };
}

/** What browsers send of a form whose widget is still on its way. */
function isForm(contentType = ''): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(contentType);
}

function asText(type: string, body: string): OwnAnswer {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'public, max-age=3600',
  };
  return { status: 200, headers, body };
}

/** The attributes of each widget that stand in the address. */
function shareableNames(): ShareableNames {
  const names = Object.keys(widgets).map((tag) => [tag, attributeNames(tag, 'url')] as const);
  return Object.fromEntries(names.filter(([, shareable]) => shareable.length > 0));
}

const popups: readonly string[] = [authorizeEmbed.pattern, confirmEmbed.pattern];

/** A pop-up speaks as the page that opened it; any other page as its path says. */
function localeOf({ pathname, searchParams }: URL, language: SiteLanguage): Locale {
  const asked = popups.includes(pathname) ? searchParams.get('locale') : null;
  return findLocale([asked, language]);
}
