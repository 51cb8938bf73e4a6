import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { StyledRootContext } from '../../element/dom/use-later-styles.ts';
import { gatheredStyles } from './gathered-styles.fixture.ts';

/** In place of the tokens that the wrapper brings. */
const plainTokens = `:host {
  --_background: #fff; --_surface: #f6f7f9; --_line: #d9dee5; --_control-border: #7f8b98;
  --_ink: #16202b; --_muted: #566371; --_accent: #0b6b74; --_on-accent: #fff; --_focus: #1d5fd1;
  --_danger: #b3261e; --_target: 32px; --_motion: 0s; color: var(--_ink);
}`;

/**
 * Shows content in a shadow root of the page, as widgets do, until the test is over. The page of a test is found by role and name across shadow roots.
 */
export function show(content: ReactNode) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [plainTokens, ...gatheredStyles()].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  document.body.append(host);
  const root = createRoot(shadow);
  const render = (next: ReactNode) =>
    root.render(<StyledRootContext value={shadow}>{next}</StyledRootContext>);
  render(content);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return {
    shadow,
    update: render,
    /** Waits until an element has the focus; for the document it is the host that has it. */
    hasFocus: (wanted: () => Element) =>
      expect.poll(() => shadow.activeElement === wanted()).toBe(true),
  };
}
