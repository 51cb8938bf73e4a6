import { configure } from '../../element/environment/settings.ts';
import { addWidget } from './add-widget.fixture.ts';
import { type Answers, type FakeApi, fakeApi } from './fake-api.fixture.ts';

let pages = 0;

/** A widget on a page of its own, as who is signed in is known once for all of a page. */
export function openPage(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  answers: Answers,
): { readonly api: FakeApi; readonly element: HTMLElement; readonly toasts: readonly string[] } {
  const api = startPage(answers);
  const element = addWidget(tag, attributes);
  const toasts: string[] = [];
  element.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent).detail.message);
  });
  return { api, element, toasts };
}

/** A page without a widget yet. */
export function startPage(answers: Answers): FakeApi {
  const api = fakeApi({ 'GET /user/': null, ...answers });
  pages += 1;
  configure({ key: `pk_test_page_${pages}` });
  return api;
}
