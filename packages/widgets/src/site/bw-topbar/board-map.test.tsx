import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { shadowOf } from '../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import table from './bw-topbar.element.tsx';

registerElement(table);

test.each(['en-CA', 'fr-CA'])(
  'in %s the locations of boards open over the page',
  async (locale) => {
    await page.viewport(1840, 700);
    const { element } = openWidget('bw-topbar', { current: 'home', locale }, {});
    const item = role('link', { name: /^(Board Locations|Emplacements de panneaux)$/ }).first();
    await expect
      .element(item)
      .toHaveAttribute('href', expect.stringMatching(/\/subscription-map$/));
    expect(shadowOf(element).querySelector('bw-boards')).toBe(null);
    await userEvent.click(item);
    const dialog = role('dialog', { name: /^(Board locations|Emplacements de panneaux)$/ });
    await expect.element(dialog).toBeVisible();
    const map = shadowOf(element).querySelector('bw-boards');
    expect(map?.hasAttribute('quick-view')).toBe(true);
    // The page below is out of reach.
    await expectAccessible(dialog.element());
    map?.dispatchEvent(new CustomEvent('bw-navigate', { bubbles: true, composed: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.click(item);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  },
);
