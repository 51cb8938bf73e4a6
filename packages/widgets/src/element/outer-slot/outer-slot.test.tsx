import { useEffect, useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { defineAttributes } from '../attributes/attributes.ts';
import { defineElement } from '../attributes/element-table.ts';
import { nestedWidget } from '../mount/nested-widget.ts';
import { registerElement } from '../mount/register-element.ts';
import { useOuterSlot } from './use-outer-slot.tsx';

const attributes = defineAttributes({
  field: {
    type: 'enum',
    values: ['shown', 'modal', 'none'],
    default: 'shown',
    description: 'How.',
  },
});
const facts = {
  summary: 'Holds what a third party shows.',
  attributes,
  events: {},
  intrinsicSize: [[0, 100]],
  styles: [],
} as const;

/** Mounts a field into the page, as a provider's script does. */
function Field() {
  const { slot, container } = useOuterSlot('field');
  useEffect(() => {
    const input = document.createElement('input');
    container.append(input);
    return () => input.remove();
  }, [container]);
  return <div id="here">{slot}</div>;
}

function Modal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog}>
      <Field />
    </dialog>
  );
}

const inner = defineElement({
  tag: 'bw-inner',
  ...facts,
  render: ({ attributes: { field } }) => {
    if (field === 'none') return null;
    return field === 'modal' ? <Modal /> : <Field />;
  },
});
const middle = defineElement({
  tag: 'bw-middle',
  ...facts,
  render: ({ attributes: { field } }) => <p>Middle {nestedWidget('bw-inner', { field })}</p>,
});
const outer = defineElement({
  tag: 'bw-outer',
  ...facts,
  render: ({ attributes: { field } }) => <p>Outer {nestedWidget('bw-middle', { field })}</p>,
});
for (const table of [inner, middle, outer]) registerElement(table);

afterEach(async () => {
  document.body.replaceChildren();
  await expect.poll(() => findAll(document, 'boardwalk-place')).toEqual([]);
});

/** In the page and in all shadow roots below. */
function findAll(root: ParentNode, selector: string): Element[] {
  const roots = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [...root.querySelectorAll(selector), ...roots.flatMap((one) => findAll(one, selector))];
}

/** A component of the page's own, into whose shadow root nobody sees. */
function addComponent(): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  return host.attachShadow({ mode: 'closed' });
}

function add(tag: string, parent: ParentNode = document.body): HTMLElement {
  const element = document.createElement(tag);
  parent.append(element);
  return element;
}

/** Where in the page the field of a widget stands, once it shows where the widget wants it. */
async function shownField(root: ParentNode = document): Promise<HTMLElement> {
  let shown: Element | undefined;
  await expect
    .poll(() => {
      const place = findAll(root, '#here')[0];
      shown = place?.querySelector('slot')?.assignedElements({ flatten: true })[0];
      const [outside, within] = [place, shown].map((one) => one?.getBoundingClientRect());
      return within && within.height > 0 && within.top === outside?.top;
    })
    .toBe(true);
  return shown as HTMLElement;
}

const levels = [['bw-inner'], ['bw-middle'], ['bw-outer']];

test.each(levels)(
  'what stands in <%s> is a child of it in the page, and shows within',
  async (tag) => {
    const element = add(tag);
    const field = await shownField();
    expect(field.parentElement).toBe(element);
    expect(document.querySelector('input')?.parentElement).toBe(field);
  },
);

test.each(levels)('nothing of it is left in <%s> when the widget shows it no more', async (tag) => {
  const element = add(tag);
  await shownField();
  element.setAttribute('field', 'none');
  await expect.poll(() => findAll(document, '[slot]').length).toBe(0);
  element.setAttribute('field', 'shown');
  expect((await shownField()).parentElement).toBe(element);
  expect(findAll(document, 'boardwalk-place').length).toBe(1);
});

test.each(levels)(
  '<%s> that is removed leaves nothing, and has it anew when it comes back',
  async (tag) => {
    const element = add(tag);
    await shownField();
    element.remove();
    await expect.poll(() => element.childElementCount).toBe(0);
    document.body.append(element);
    await shownField();
    expect(element.childElementCount).toBe(1);
  },
);

test.each(levels)('<%s> that is moved within the page takes it along', async (tag) => {
  const element = add(tag);
  const field = await shownField();
  add('section').append(element);
  expect(await shownField()).toBe(field);
  // Newer than the DOM types.
  const body = document.body as HTMLElement & { moveBefore(node: Node, child: Node | null): void };
  body.moveBefore(element, null);
  expect(await shownField()).toBe(field);
  expect(findAll(document, 'boardwalk-place')).toEqual([field]);
});

test.each(levels)('a second <%s> has its own', async (tag) => {
  const both = [add(tag, add('section')), add(tag, add('section'))];
  for (const element of both) {
    const field = await shownField(element.parentElement as Element);
    expect(field.parentElement).toBe(element);
  }
  const [first, second] = both.map((element) => element.querySelector('boardwalk-place')?.slot);
  expect(first).toMatch(/^field-/);
  expect(first).not.toBe(second);
});

test.each(levels)('<%s> in a component of the page brings it out of that too', async (tag) => {
  const shadow = addComponent();
  add(tag, shadow);
  const field = await shownField(shadow);
  expect(field.parentElement).toBe(shadow.host);
});

test('a widget that moves into a component, and out of it, has its child in the page each time', async () => {
  const element = add('bw-outer');
  const field = await shownField();
  const shadow = addComponent();
  shadow.append(element);
  await expect.poll(() => field.parentElement).toBe(shadow.host);
  expect(await shownField(shadow)).toBe(field);
  document.body.append(element);
  await expect.poll(() => field.parentElement).toBe(element);
  expect(await shownField()).toBe(field);
  expect(findAll(document, '[slot]').length).toBe(3);
  expect(shadow.host.childElementCount).toBe(0);
});

test('what the page or a host takes out is put back', async () => {
  const element = add('bw-outer');
  const field = await shownField();
  element.replaceChildren();
  await expect.poll(() => field.parentElement).toBe(element);
  await shownField();
  findAll(document, 'bw-middle')[0]?.replaceChildren();
  expect(await shownField()).toBe(field);
});

test('a page that takes it out each time is not held up', async () => {
  const element = add('bw-inner');
  await shownField();
  let rounds = 0;
  const watch = new MutationObserver(() => {
    rounds++;
    element.querySelector('boardwalk-place')?.remove();
  });
  watch.observe(element, { childList: true });
  element.replaceChildren();
  await expect.poll(() => rounds).toBeGreaterThan(3);
  watch.disconnect();
  await shownField();
});

test('in a modal dialog it can be typed into', async () => {
  const element = add('bw-outer');
  element.setAttribute('field', 'modal');
  const field = await shownField();
  const input = field.querySelector('input');
  input?.focus();
  expect(document.activeElement).toBe(input);
});

test('rules of the page for all of its elements neither hide nor move it', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'body * { margin: 40px !important } boardwalk-place { display: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  try {
    add('bw-inner');
    await shownField();
  } finally {
    document.adoptedStyleSheets = [];
  }
});
