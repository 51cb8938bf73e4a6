import { innermost, widgetOf } from './widget-of.ts';

/**
 * What needs a script: links that do something in place of leading on, and buttons that neither open
 * a menu nor send a form that leads somewhere.
 */
const dependent = '[data-acts], button:not([popovertarget], form[action] [type=submit])';

/** Fields that no form sends: what Enter does there is their widget's alone. */
const alone = 'input:not(form *)';

/**
 * Keeps what a visitor presses in a page that the server has rendered while its widgets are still on
 * their way, and presses it again, once, when its widget is there: a button, or Enter in a field.
 * Links, menus and searches that need no script work at once.
 */
export function replayPresses(): void {
  /** How each is pressed again, in the order in which they were pressed. */
  const kept = new Map<HTMLElement, () => void>();

  const keep = (event: Event, pressed: HTMLElement | null, press: () => void) => {
    if (!pressed || !widgetOf(pressed)?.matches(':not(:state(ready), :state(failed))')) return;
    event.preventDefault();
    event.stopPropagation();
    kept.set(pressed, press);
  };
  // Before its widget, which may listen already.
  document.addEventListener(
    'click',
    (event) => {
      const pressed = innermost(event).closest<HTMLElement>(dependent);
      keep(event, pressed, () => pressed?.click());
    },
    true,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      const field = innermost(event).closest<HTMLElement>(alone);
      const again = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
      keep(event, field, () => field?.dispatchEvent(new KeyboardEvent('keydown', again)));
    },
    true,
  );

  document.addEventListener('bw-ready', (event) => {
    for (const [pressed, press] of kept) {
      if (widgetOf(pressed) !== innermost(event)) continue;
      kept.delete(pressed);
      // After the widget has received what was typed.
      setTimeout(press);
    }
  });
}
