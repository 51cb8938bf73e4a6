import { createClient } from '@boardwalk/sdk-core/http/client';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { baseStyles } from '../../element/mount/base-styles.ts';
import { openFrame } from '../../element/mount/frame.tsx';
import { type AnyWidget, AnyWidgetContext } from '../../element/mount/widget-context.ts';
import { loadTranslations } from '../../element/translations.ts';
import { apiOrigin, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { gatheredStyles } from '../../kit/testing/gathered-styles.fixture.ts';

interface Surroundings {
  readonly locale?: Locale;
  readonly dir?: 'ltr' | 'rtl';
  readonly theme?: 'light' | 'dark';
  /** Width of what it stands in, in px. */
  readonly width?: number;
}

/** Shows a part in a shadow root with the frame and the context of a widget, until the test is over. */
export async function showInShadow(content: ReactNode, surroundings: Surroundings = {}) {
  const { locale = 'en-CA', dir = 'ltr', theme = 'light', width } = surroundings;
  await loadTranslations(locale, 'bw-search');
  const host = document.createElement('div');
  if (width !== undefined) host.style.width = `${width}px`;
  const place = document.createElement('div');
  host.append(place);
  document.body.append(host);
  const frame = openFrame(place, [...baseStyles, ...gatheredStyles()], false);
  frame.setFacts({ theme, locale, dir });
  const widget = widgetOf(locale, place);
  const render = (next: ReactNode) =>
    frame.render(<AnyWidgetContext value={widget}>{next}</AnyWidgetContext>);
  render(content);
  onTestFinished(() => {
    frame.close();
    host.remove();
  });
  const shadow = place.shadowRoot;
  if (!shadow) throw new Error('The frame has opened no shadow root');
  return { host, shadow, render };
}

/** What a part sees of the widget around it, which leads nowhere; without an element on a server. */
export function widgetOf(locale: Locale, element?: HTMLElement): AnyWidget {
  return {
    env: createEnvironment({
      client: createClient({ origin: apiOrigin }),
      clock: { now: () => Date.parse('2026-12-01T17:00:00Z') },
      locale,
      timeZone: 'America/Toronto',
      apiOrigin,
      siteOrigin,
    }),
    host: { element, firstParty: true },
    emit: () => true,
    navigate: () => {},
    href: (route) => siteOrigin + route.path,
    ensureWidgets: () => {},
    fail: reportError,
  };
}
