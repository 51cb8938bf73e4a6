import { type ComponentChild, hydrate, render } from 'preact';

/** A tree in a container, as React's roots are used. */
export interface Root {
  render(content: ComponentChild): void;
  unmount(): void;
}

/** A root that starts with its first render. */
export function createRoot(container: Element): Root {
  return {
    render: (content) => render(content, container),
    unmount: () => render(null, container),
  };
}

/** A root that takes over what the server rendered into the container. */
export function hydrateRoot(container: Element, content: ComponentChild): Root {
  hydrate(content, container);
  return createRoot(container);
}

/** `@preact/compat/client` passes it on; nobody imports it as a whole. */
export default {};
