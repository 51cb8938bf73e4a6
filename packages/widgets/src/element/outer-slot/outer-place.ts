import { isShadowRoot } from '../dom/nodes.ts';

/** A place in the page's own DOM that shows within a widget, however deep that is nested. */
export interface OuterPlace {
  /** The slot of the widget in which it shows. */
  readonly name: string;
  /** What holds the content: a child of the outermost host, where scripts and styles of the page reach it. */
  readonly container: HTMLElement;
  /** Puts it into the page, and keeps it there until what is answered is called. */
  hold(): () => void;
}

/**
 * Fired at a container that was put into the page, or elsewhere in it: frames in it reload. Part of
 * what copies of the SDK share, as the first defines the container.
 */
export const placedEvent = 'boardwalk-placed';

/** Fired at a container that was taken out, or moved with all that is in it as it was. */
const movedEvent = 'boardwalk-moved';

const containerTag = 'boardwalk-place';

/** Makes a place for a widget; nothing is in the page before `hold`. */
export function createOuterPlace(widget: Element, purpose: string): OuterPlace {
  const name = `${purpose}-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const container = createContainer(name);
  const forwards = new Map<Element, HTMLSlotElement>();

  function arrange(): void {
    // A widget that has gone takes its place along when it unmounts.
    if (!widget.isConnected) return;
    const hosts = hostsOf(widget);
    const outermost = hosts.pop();
    for (const [host, slot] of forwards) {
      if (hosts.includes(host)) continue;
      slot.remove();
      forwards.delete(host);
    }
    for (const host of hosts) {
      const slot = forwards.get(host) ?? createForward(name);
      forwards.set(host, slot);
      if (slot.parentNode !== host) host.append(slot);
    }
    if (container.parentNode !== outermost) outermost?.append(container);
  }

  return {
    name,
    container,
    hold() {
      const lifetime = new AbortController();
      const { signal } = lifetime;
      let timer: ReturnType<typeof setTimeout> | undefined;
      // In a task of its own: a page that takes it out at once must not keep us here for ever.
      const arrangeSoon = () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          arrange();
        });
      };
      for (const event of [placedEvent, movedEvent]) {
        container.addEventListener(event, arrangeSoon, { signal });
      }
      // Those of the forwarding slots pass here too.
      widget.shadowRoot?.addEventListener('slotchange', arrangeSoon, { signal });
      arrange();
      return () => {
        lifetime.abort();
        clearTimeout(timer);
        for (const node of [container, ...forwards.values()]) node.remove();
        forwards.clear();
      };
    },
  };
}

/** The element and the hosts that it stands in, from within to the page. */
function hostsOf(element: Element): Element[] {
  const root = element.getRootNode();
  return isShadowRoot(root) ? [element, ...hostsOf(root.host)] : [element];
}

/** Passes on what is put into the host around: its own name, and the slot that it stands in. */
function createForward(name: string): HTMLSlotElement {
  const slot = document.createElement('slot');
  slot.name = name;
  slot.slot = name;
  return slot;
}

function createContainer(name: string): HTMLElement {
  defineContainer();
  const container = document.createElement(containerTag);
  container.slot = name;
  // Against rules of the page that mean all of its elements; the styles of a widget stand above them.
  container.style.setProperty('all', 'unset', 'important');
  container.style.setProperty('display', 'block', 'important');
  return container;
}

/** An element of its own, as no observer sees that the page has moved one of its ancestors. */
function defineContainer(): void {
  if (customElements.get(containerTag)) return;
  class Container extends HTMLElement {
    connectedCallback() {
      this.dispatchEvent(new Event(placedEvent));
    }

    connectedMoveCallback() {
      this.dispatchEvent(new Event(movedEvent));
    }

    disconnectedCallback() {
      this.dispatchEvent(new Event(movedEvent));
    }
  }
  customElements.define(containerTag, Container);
}
