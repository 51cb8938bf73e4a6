import { createClient } from '@boardwalk/sdk-core/http/client';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { StyledRootContext } from '../../element/dom/use-later-styles.ts';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { baseStyles } from '../../element/mount/base-styles.ts';
import { type AnyWidget, AnyWidgetContext } from '../../element/mount/widget-context.ts';
import { loadTranslations } from '../../element/translations.ts';
import { apiOrigin, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { gatheredStyles } from '../../kit/testing/gathered-styles.fixture.ts';

// Of itself Testing Library gives up after a second, which a busy machine needs.
configure({ asyncUtilTimeout: 60_000 });

interface Surroundings {
  readonly locale?: Locale;
  readonly timeZone?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** Width of what it stands in, in px. */
  readonly width?: number;
}

/**
 * Shows a part in the plain document, with the context that a widget gives it, until the test is
 * over. It is looked up by Testing Library: `screen.getByRole('button', { name: 'Save' })`.
 */
export async function showPart(content: ReactNode, surroundings: Surroundings = {}) {
  const { locale = 'en-CA', timeZone = 'America/Toronto', dir = 'ltr', width } = surroundings;
  await loadTranslations(locale, 'bw-search');
  const frame = document.createElement('div');
  frame.className = 'bw-frame';
  frame.lang = locale;
  frame.dir = dir;
  if (width !== undefined) frame.style.width = `${width}px`;
  document.body.append(frame);
  const sheets = document.adoptedStyleSheets;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...baseStyles, ...gatheredStyles()].join('\n'));
  document.adoptedStyleSheets = [...sheets, sheet];
  const widget = plainWidget(locale, timeZone);
  const inContext = (part: ReactNode) => (
    <StyledRootContext value={document}>
      <AnyWidgetContext.Provider value={widget}>{part}</AnyWidgetContext.Provider>
    </StyledRootContext>
  );
  const shown = render(inContext(content), { container: frame });
  onTestFinished(() => {
    cleanup();
    frame.remove();
    document.adoptedStyleSheets = sheets;
  });
  return {
    frame,
    update: (next: ReactNode) => shown.rerender(inContext(next)),
    unmount: shown.unmount,
  };
}

/** What a part sees of the widget around it; it leads nowhere. */
function plainWidget(locale: Locale, timeZone: string): AnyWidget {
  return {
    env: createEnvironment({
      client: createClient({ origin: apiOrigin }),
      clock: { now: () => Date.parse('2026-12-01T17:00:00Z') },
      locale,
      timeZone,
      apiOrigin,
      siteOrigin,
    }),
    host: { element: undefined, firstParty: true },
    emit: () => true,
    navigate: () => {},
    href: (route) => siteOrigin + route.path,
    ensureWidgets: () => {},
    fail: (error) => reportError(error),
  };
}
