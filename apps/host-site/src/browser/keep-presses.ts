import { widgetOf } from './widget-of.ts';

/**
 * Keeps the buttons that a visitor presses in a page that the server has rendered while its widgets
 * are still on their way, and presses each of them again, once, when its widget is there. Links,
 * menus and searches need no script and work at once.
 */
export function keepPresses(): void {
  const pressed = new Set<HTMLButtonElement>();

  const keep = (event: Event) => {
    const button = event.composedPath().find((target) => target instanceof HTMLButtonElement);
    if (!button || worksByItself(button)) return;
    if (!widgetOf(button)?.matches(':not(:state(ready), :state(failed))')) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(button);
  };
  // Before its widget, which may listen already.
  document.addEventListener('click', keep, { capture: true });

  document.addEventListener('bw-ready', (event) => {
    const [widget] = event.composedPath();
    for (const button of pressed) {
      if (widgetOf(button) !== widget) continue;
      pressed.delete(button);
      // After the widget has heard of what was typed.
      setTimeout(() => button.click());
    }
  });
}

/** Whether it opens a menu, or sends a form that leads somewhere without a script. */
function worksByItself({ type, form, popoverTargetElement }: HTMLButtonElement): boolean {
  return (
    popoverTargetElement !== null || (type === 'submit' && form?.hasAttribute('action') === true)
  );
}
