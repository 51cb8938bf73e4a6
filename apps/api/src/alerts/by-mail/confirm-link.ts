import { confirmAlert } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Configuration } from '../../platform/configuration.ts';
import { pageLink, type SiteLink } from '../../platform/mail/site-link.ts';

/** The page on which an alert by mail is started by one press. */
export function confirmAlertLink(site: Pick<Configuration, 'siteOrigin'>, token: string): SiteLink {
  return pageLink(site, confirmAlert({}, { token }).path);
}
