import type { Page } from 'playwright';

/** Presses Tab until what has the focus is named so, as somebody without a mouse goes there. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    const focused = await nameOfFocused(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`No press of ${key} leads to ${name}.`);
}

/** What names the element that has the focus: its own name, its label or its text. */
function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return '';
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    const text = element.ariaLabel ?? labels?.[0]?.textContent ?? element.textContent;
    return text.replace(/\s\*/u, '').trim();
  });
}
