import { localPath } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import type { WidgetEnvironment } from './environment.ts';

/** The address of a path of our own site, in the language of its reader. */
export function siteAddress(
  path: string,
  { siteOrigin, locale }: Pick<WidgetEnvironment, 'siteOrigin' | 'locale'>,
): string {
  return siteOrigin + localPath(path, locale);
}
