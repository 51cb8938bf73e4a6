import { confirmAlert } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { Configuration } from '../../platform/configuration.ts';

/** The page on which an alert by mail is started by one press. */
export function confirmAlertLink(
  { siteOrigin }: Pick<Configuration, 'siteOrigin'>,
  token: string,
): string {
  return siteOrigin + confirmAlert({}, { token }).path;
}
