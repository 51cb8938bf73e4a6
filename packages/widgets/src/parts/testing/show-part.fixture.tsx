import { createClient } from '@boardwalk/sdk-core/http/client';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { type AnyWidget, AnyWidgetContext } from '../../element/mount/widget-context.ts';
import reset from '../../element/reset.css?inline';
import tokens from '../../element/tokens.css?inline';
import { loadTranslations } from '../../element/translations.ts';
import button from '../../kit/button/button.css?inline';
import chip from '../../kit/chip/chip.css?inline';
import form from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import select from '../../kit/select/select.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { apiOrigin, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import field from '../../kit/text-field/field.css?inline';

// Of itself Testing Library gives up after a second, which a busy machine needs.
configure({ asyncUtilTimeout: 60_000 });

/** What the widgets around parts bring. */
const styles = [reset, tokens, kit, icon, button, chip, select, field, form].join('\n');

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
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...sheets, sheet];
  const widget = plainWidget(locale, timeZone);
  const inContext = (part: ReactNode) => (
    <AnyWidgetContext.Provider value={widget}>{part}</AnyWidgetContext.Provider>
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
