import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import type { TranslatedStates } from '../../translations/show-states.fixture.ts';
import { expectTranslated } from '../../translations/untranslated.fixture.ts';
import { chief, list, moderatedPage, reported } from './moderated.fixture.ts';
import {
  reportedProduct,
  subjectList,
  subjectsPage,
} from './subjects/reported-subjects.fixture.ts';
import { reportList, reportsPage, threadReport } from './threads/thread-reports.fixture.ts';

export default {
  'says nothing that stands in no catalogue': async () => {
    const answer = moderatedPage([reported]);
    const { element: widget } = openWidget(
      'bw-admin-listings',
      { locale: 'fr-CA', view: 'reports' },
      { 'GET /user/': chief, [list]: answer },
    );
    await expectTranslated(widget, 21, answer);
  },

  'says as little of conversations': async () => {
    const { element: widget } = openWidget(
      'bw-admin-listings',
      { locale: 'fr-CA', view: 'conversations' },
      { 'GET /user/': chief, [reportList]: reportsPage(threadReport) },
    );
    await expectTranslated(widget, 13, threadReport);
  },

  'says as little of shops and products': async () => {
    const { element: widget } = openWidget(
      'bw-admin-listings',
      { locale: 'fr-CA', view: 'shops' },
      { 'GET /user/': chief, [subjectList]: subjectsPage(reportedProduct) },
    );
    await expectTranslated(widget, 13, reportedProduct);
  },
} satisfies TranslatedStates;
