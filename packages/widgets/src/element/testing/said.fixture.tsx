import { defineElement } from '../attributes/element-table.ts';
import { elementMessages } from '../messages.ts';
import { useMessages } from '../mount/widget-context.ts';

function Said() {
  return <p>{useMessages(elementMessages).unavailable}</p>;
}

/** A widget of the tests' own that says one message. */
export const saidTable = defineElement({
  tag: 'bw-said',
  summary: 'Says one message.',
  attributes: {},
  events: {},
  intrinsicSize: [[0, 20]],
  styles: [],
  render: () => <Said />,
});

/** Puts the widget on the page; `text` answers what it says now. */
export function addSaid(attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('bw-said');
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  document.body.append(element);
  return { element, text: () => element.shadowRoot?.querySelector('p')?.textContent };
}

export const english = 'This part of the page can’t be shown right now.';
export const french = 'Cette partie de la page ne peut pas s’afficher pour le moment.';
