import { innermost, widgetOf } from './widget-of.ts';

/**
 * What needs a script: links that do something in place of leading on, and buttons that neither open
 * a menu nor send a form that leads somewhere.
 */
const dependent = '[data-acts], button:not([popovertarget], form[action] [type=submit])';

/**
 * Keeps what a visitor presses in a page that the server has rendered while its widgets are still on
 * their way, and presses it again, once, when its widget is there. Links, menus and searches that
 * need no script work at once.
 */
export function keepPresses(): void {
  const kept = new Set<HTMLElement>();

  const keep = (event: Event) => {
    const pressed = innermost(event).closest<HTMLElement>(dependent);
    if (!pressed || !widgetOf(pressed)?.matches(':not(:state(ready), :state(failed))')) return;
    event.preventDefault();
    event.stopPropagation();
    kept.add(pressed);
  };
  // Before its widget, which may listen already.
  document.addEventListener('click', keep, true);

  document.addEventListener('bw-ready', (event) => {
    for (const pressed of kept) {
      if (widgetOf(pressed) !== innermost(event)) continue;
      kept.delete(pressed);
      // After the widget has heard of what was typed.
      setTimeout(() => pressed.click());
    }
  });
}
