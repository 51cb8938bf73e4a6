import { expect } from 'vitest';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';

export default {
  'it says nothing that stands in no catalogue': async () => {
    const { element } = openWidget(
      'bw-mail-preferences',
      { locale: 'fr-CA' },
      {
        'GET /user/mail-preferences': {
          kinds: [
            { kind: 'inbox.messages', frequency: 'daily' },
            { kind: 'alerts.news', frequency: 'at-once' },
          ],
          timeZone: 'America/Toronto',
          quietHours: null,
          dailyHour: 8,
        },
      },
    );
    await expect.poll(() => countTranslated(element)).toBeGreaterThan(8);
    // Names of cities, and those that the browser has for clocks.
    const zones = element.shadowRoot?.querySelectorAll('select[name="timeZone"] option') ?? [];
    const named = [...zones]
      .map(({ textContent }) => textContent.trim())
      .filter((text) => /: /.test(text));
    expect(named.length).toBeGreaterThan(20);
    expect(untranslatedIn(element, named)).toEqual([]);
  },
} satisfies TranslatedStates;
