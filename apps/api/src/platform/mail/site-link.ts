import { localPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Configuration } from '../configuration.ts';

/** Where a mail leads: to our own site alone. */
export class SiteLink {
  readonly #origin: string;
  readonly #path: string;
  readonly #isPage: boolean;

  constructor(origin: string, path: string, isPage: boolean) {
    // With any other beginning it would be a part of the host.
    if (!path.startsWith('/')) throw new Error(`Mails lead to paths of the site, not to ${path}.`);
    this.#origin = origin;
    this.#path = path;
    this.#isPage = isPage;
  }

  /** The address; that of a page is of the page in the reader’s language. */
  in(locale: Locale): string {
    return this.#origin + (this.#isPage ? localPath(this.#path, locale) : this.#path);
  }
}

type Site = Pick<Configuration, 'siteOrigin'>;

/** A page of our site, by its path with its query. */
export function pageLink({ siteOrigin }: Site, path: string): SiteLink {
  return new SiteLink(siteOrigin, path, true);
}

/** A file that our site serves, as a picture. */
export function fileLink({ siteOrigin }: Site, path: string): SiteLink {
  return new SiteLink(siteOrigin, path, false);
}
