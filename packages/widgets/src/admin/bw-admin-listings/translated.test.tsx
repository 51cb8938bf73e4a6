import { expect, it, vi } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { countTranslated, untranslatedIn } from '../../translations/untranslated.fixture.ts';
import element from './bw-admin-listings.element.tsx';
import { chief, list, moderatedPage, reported } from './moderated.fixture.ts';
import { reportList, reportsPage, threadReport } from './threads/thread-reports.fixture.ts';

vi.mock(
  '../../translations/messages.fr.ts',
  () => import('../../translations/pseudo-locale.fixture.ts'),
);

registerElement(element);

it('says nothing that stands in no catalogue', async () => {
  const answer = moderatedPage([reported]);
  const { element: widget } = openWidget(
    'bw-admin-listings',
    { locale: 'fr-CA', view: 'reports' },
    { 'GET /user/': chief, [list]: answer },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(20);
  expect(untranslatedIn(widget, answer)).toEqual([]);
});

it('says as little of conversations', async () => {
  const { element: widget } = openWidget(
    'bw-admin-listings',
    { locale: 'fr-CA', view: 'conversations' },
    { 'GET /user/': chief, [reportList]: reportsPage(threadReport) },
  );
  await expect.poll(() => countTranslated(widget)).toBeGreaterThan(12);
  expect(untranslatedIn(widget, threadReport)).toEqual([]);
});
