import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';

const validMs = 90 * dayMs;

interface Deployment {
  readonly siteOrigin: string;
  /** `mailto:` or `https:`. */
  readonly securityContact: string;
}

/**
 * Returns `/.well-known/security.txt`: whom to notify of a fault (RFC 9116), valid for three months
 * from now.
 */
export function securityText({ siteOrigin, securityContact }: Deployment, now: Date): string {
  return [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(now.getTime() + validMs).toISOString()}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
