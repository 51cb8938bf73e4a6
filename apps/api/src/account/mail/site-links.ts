import type { Configuration } from '../../platform/configuration.ts';

type Site = Pick<Configuration, 'siteOrigin'>;

/** Where mail leads: pages of the login frame. */
export function confirmLink({ siteOrigin }: Site, token: string): string {
  return `${siteOrigin}/dashboard/login/account-confirm?tokenID=${token}`;
}

export function resetLink({ siteOrigin }: Site, token: string): string {
  return `${siteOrigin}/dashboard/login/reset-password?token=${token}`;
}

export function signInLink({ siteOrigin }: Site): string {
  return `${siteOrigin}/dashboard/login`;
}

export function securityLink({ siteOrigin }: Site): string {
  return `${siteOrigin}/dashboard/security`;
}

export function confirmEmailLink({ siteOrigin }: Site, token: string): string {
  return `${siteOrigin}/dashboard/login/email-confirm?token=${token}`;
}

export function forgotPasswordLink({ siteOrigin }: Site): string {
  return `${siteOrigin}/dashboard/login/forgot-password`;
}
