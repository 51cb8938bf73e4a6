import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Snapshot } from '../mount/snapshot.ts';
import type { Takeover } from '../mount/takeover.ts';
import { pageEnvironment, snapshotEnvironment } from './browser-environment.ts';
import type { WidgetEnvironment } from './environment.ts';
import { readSettings } from './settings.ts';

/** The environment in which server-rendered HTML hydrates, else the page's in the right locale. */
export function elementEnvironment(
  element: Element,
  outer: WidgetEnvironment | undefined,
  snapshot: Snapshot | undefined,
  takeover: Takeover,
): WidgetEnvironment {
  const asked = element.getAttribute('locale');
  if (snapshot && (asked === null || asked === snapshot.locale)) {
    return snapshotEnvironment(snapshot, takeover);
  }
  if (asked === null && outer) return outer;
  const { lang } = document.documentElement;
  return pageEnvironment(findLocale([asked, readSettings().locale, lang, ...navigator.languages]));
}
