/**
 * Gives up the height that a widget's place keeps, as somebody scrolls: once it shows what it has, and
 * that ends below the window, what follows moves up out of sight. A press gives it up too.
 */
export function releaseSpace(shadow: ShadowRoot, signal: AbortSignal): void {
  // @ts-expect-error: the DOM types don't know that an object may have no prototype
  const options: AddEventListenerOptions = { __proto__: null, signal, capture: true };

  function release() {
    const content = shadow.querySelector('.bw-content[data-reserved]');
    if (content && (isLoading(content) || bottomOf(content) < innerHeight)) return;
    content?.removeAttribute('data-reserved');
    window.removeEventListener('scroll', release, options);
  }

  window.addEventListener('scroll', release, options);
}

function isLoading(content: Element): boolean {
  return content.querySelector('.skeleton, :not(:defined)') !== null;
}

/** Where what is shown ends, in pixels below the window's top. */
function bottomOf(content: Element): number {
  return Math.max(...Array.from(content.children, (child) => child.getBoundingClientRect().bottom));
}
