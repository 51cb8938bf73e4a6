import { expect, test } from 'vitest';
import { sendInFrames } from './send-in-frames.ts';

/** What is written here goes to the page, or into a frame with this `sandbox`. */
function open(sandbox?: string) {
  const element = document.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.setHTMLUnsafe('<form><input name="word" required><button>Send</button></form>');
  sendInFrames(shadow, new AbortController().signal);
  if (sandbox === undefined) document.body.append(element);
  else {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', sandbox);
    document.body.append(frame);
    frame.contentDocument?.body.append(element);
  }
  const sent: (string | undefined)[] = [];
  const form = shadow.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(event.submitter?.textContent);
  });
  const field = form.elements.namedItem('word') as HTMLInputElement;
  const button = shadow.querySelector('button') as HTMLButtonElement;
  return { form, field, button, sent };
}

/** Whatever was to happen right after a press has happened. */
function afterPress(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

test.each([
  ['on the page', undefined],
  ['in a frame that allows forms', 'allow-scripts allow-same-origin allow-forms'],
  ['in a frame that allows none', 'allow-scripts allow-same-origin'],
])('a form %s is sent once by a press, if it is right', async (_, sandbox) => {
  const { form, field, button, sent } = open(sandbox);
  const faults: string[] = [];
  form.addEventListener('invalid', () => faults.push('word'), true);
  button.click();
  await afterPress();
  expect([sent, faults]).toEqual([[], ['word']]);

  field.value = 'garden';
  button.click();
  await afterPress();
  expect(sent).toEqual(['Send']);

  form.noValidate = true;
  field.value = '';
  button.click();
  await afterPress();
  expect(sent).toEqual(['Send', 'Send']);
});

test('a press that something has prevented, or of a button that is off, sends nothing', async () => {
  const { form, field, button, sent } = open('allow-scripts allow-same-origin');
  field.value = 'garden';
  button.addEventListener('click', (event) => event.preventDefault(), { once: true });
  button.click();
  await afterPress();
  button.disabled = true;
  button.click();
  await afterPress();
  expect(sent).toEqual([]);
  button.disabled = false;
  button.addEventListener('click', () => form.remove(), { once: true });
  button.click();
  await afterPress();
  expect(sent).toEqual([]);
});
