import { type ReactNode, useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { addStyles } from '../dom/style-sheets.ts';
import { StyledRootContext } from '../dom/use-later-styles.ts';
import { directionOf } from '../environment/direction.ts';

/** The inner root of a widget: its shadow root's one element, and the React root in it. */
export interface Frame {
  render(content: ReactNode): void;
  /** Writes the attributes that the server writes too. */
  setFacts(facts: FrameFacts): void;
  close(): void;
}

/** What the frame passes to the styles and the readers of its content. */
export interface FrameFacts {
  readonly theme: string;
  readonly locale: string;
  /** The `dir` of the element, where it has one. */
  readonly dir: string | null | undefined;
}

/** The frame's attributes, the same on a server and in a browser. */
export function frameAttributes({ theme, locale, dir }: FrameFacts) {
  return {
    class: 'bw-frame',
    'data-theme': theme,
    lang: locale,
    // Else the direction of the embedding page would leak in, whatever language it is in.
    dir: directionOf(locale, dir),
  };
}

/** What a root shows now, reported to its listeners. */
interface Content {
  get(): ReactNode;
  set(next: ReactNode): void;
  subscribe(onChange: () => void): () => void;
}

function createContent(first: ReactNode): Content {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * Shows the content, which changes within a root that is rendered once: Preact restarts the ids of
 * `useId` for each render of a root, and a part that comes later would get an id that is taken.
 */
function Shown({ content }: { readonly content: Content }) {
  return useSyncExternalStore(content.subscribe, content.get, content.get);
}

/** Opens the shadow root, or takes over the one that the server rendered and hydrates it. */
export function openFrame(element: Element, styles: readonly string[], isRendered: boolean): Frame {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  addStyles(shadow, ...styles);
  const rendered = isRendered ? shadow.querySelector('.bw-frame') : null;
  const frame = rendered ?? element.ownerDocument.createElement('div');
  if (rendered) shadow.querySelector('style')?.remove();
  else shadow.replaceChildren(frame);

  let root: Root | undefined;
  let shown: Content | undefined;

  function open(content: Content): Root {
    const all = (
      <StyledRootContext value={shadow}>
        <Shown content={content} />
      </StyledRootContext>
    );
    if (rendered) {
      return hydrateRoot(frame, all, {
        // Closed before it was hydrated, it is none that anything is wrong with.
        onRecoverableError: (error) => shown && reportError(error),
      });
    }
    // The boundary reports what it catches, once.
    const created = createRoot(frame, { onCaughtError: () => {} });
    created.render(all);
    return created;
  }

  return {
    render(content) {
      if (shown) return shown.set(content);
      shown = createContent(content);
      root = open(shown);
    },
    setFacts(facts) {
      for (const [name, text] of Object.entries(frameAttributes(facts))) {
        if (frame.getAttribute(name) !== text) frame.setAttribute(name, text);
      }
    },
    close() {
      shown = undefined;
      root?.unmount();
      shadow.replaceChildren();
    },
  };
}
