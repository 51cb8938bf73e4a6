import { afterEach, expect, vi } from 'vitest';
import { registerElement } from '../mount/register-element.ts';
import { counterLog, counterTable } from './counter.fixture.tsx';

/** A counter on a page, with the accessors that its table declares. */
export type Counter = HTMLElement & Record<string, unknown>;

/** Registers `<bw-counter>`; what a test leaves on the page goes, to its last effect. */
export function registerCounters(): void {
  registerElement(counterTable('bw-counter'));

  afterEach(async () => {
    document.body.replaceChildren();
    vi.restoreAllMocks();
    await expect.poll(() => countCallbacks('mounted') - countCallbacks('unmounted')).toBe(0);
    counterLog.length = 0;
  });
}

/** Returns how often the counters of a test have reported this. */
export function countCallbacks(wanted: string): number {
  return counterLog.filter((entry) => entry === wanted).length;
}

export function addCounter(attributes: Record<string, string> = {}): Counter {
  const element = document.createElement('bw-counter');
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  document.body.append(element);
  return element as Counter;
}

export function buttonOf(element: Element, index = 0): HTMLButtonElement {
  const button = element.shadowRoot?.querySelectorAll('button')[index];
  if (!button) throw new Error('The widget shows no such button');
  return button;
}

/** Waits until a button of the widget says this. */
export async function expectButtonText(element: Element, text: string, index = 0): Promise<void> {
  await expect.poll(() => element.shadowRoot && buttonOf(element, index).textContent).toBe(text);
}
