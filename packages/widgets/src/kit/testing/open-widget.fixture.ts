import { configure } from '../../element/environment/settings.ts';
import { addWidget } from './add-widget.fixture.ts';
import { type Answers, type FakeApi, fakeApi } from './fake-api.fixture.ts';

/** What a test begins with. */
interface OpenedWidget {
  readonly api: FakeApi;
  readonly element: HTMLElement;
  /** Messages of the toasts that it has sent. */
  readonly toasts: readonly string[];
}

/**
 * The one way to begin the test of a widget: a new page whose API gives these answers, and the widget
 * on it. What a test leaves behind is taken away after it.
 */
export function openWidget(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  answers: Answers,
  settings: Parameters<typeof configure>[0] = {},
): OpenedWidget {
  const api = fakeApi(answers);
  configure(settings);
  const element = addWidget(tag, attributes);
  const toasts: string[] = [];
  element.addEventListener('bw-toast', (event) => {
    event.preventDefault();
    toasts.push((event as CustomEvent).detail.message);
  });
  return { api, element, toasts };
}
