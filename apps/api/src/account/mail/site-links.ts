import type { Configuration } from '../../platform/configuration.ts';
import { pageLink, type SiteLink } from '../../platform/mail/site-link.ts';

type Site = Pick<Configuration, 'siteOrigin'>;

/** Where mail leads: pages of the login frame. */
export function confirmLink(site: Site, token: string): SiteLink {
  return pageLink(site, `/dashboard/login/account-confirm?tokenID=${token}`);
}

export function resetLink(site: Site, token: string): SiteLink {
  return pageLink(site, `/dashboard/login/reset-password?token=${token}`);
}

export function signInLink(site: Site): SiteLink {
  return pageLink(site, '/dashboard/login');
}

export function securityLink(site: Site): SiteLink {
  return pageLink(site, '/dashboard/security');
}

export function confirmEmailLink(site: Site, token: string): SiteLink {
  return pageLink(site, `/dashboard/login/email-confirm?token=${token}`);
}

export function forgotPasswordLink(site: Site): SiteLink {
  return pageLink(site, '/dashboard/login/forgot-password');
}
