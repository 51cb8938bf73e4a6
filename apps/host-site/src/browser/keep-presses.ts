import { innermost, widgetOf } from './widget-of.ts';

/** What needs a script: neither opens a menu, nor sends a form that leads somewhere without one. */
const dependent = 'button:not([popovertarget], form[action] [type=submit])';

/**
 * Keeps the buttons that a visitor presses in a page that the server has rendered while its widgets
 * are still on their way, and presses each of them again, once, when its widget is there. Links,
 * menus and searches need no script and work at once.
 */
export function keepPresses(): void {
  const pressed = new Set<HTMLElement>();

  const keep = (event: Event) => {
    const button = innermost(event).closest<HTMLElement>(dependent);
    if (!button || !widgetOf(button)?.matches(':not(:state(ready), :state(failed))')) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(button);
  };
  // Before its widget, which may listen already.
  document.addEventListener('click', keep, true);

  document.addEventListener('bw-ready', (event) => {
    for (const button of pressed) {
      if (widgetOf(button) !== innermost(event)) continue;
      pressed.delete(button);
      // After the widget has heard of what was typed.
      setTimeout(() => button.click());
    }
  });
}
