/**
 * Passes to the layout the height of the part of the window that no keyboard covers, for browsers
 * that lay theirs over the page. What fits that part stays in it, even if they have moved it up for
 * the field.
 */
export function followKeyboard(): void {
  const { visualViewport } = window;
  visualViewport?.addEventListener('resize', () => {
    const root = document.documentElement;
    // A page that is zoomed in is as high as before.
    const height = Math.round(visualViewport.height * visualViewport.scale);
    root.style.setProperty('--visible-height', `${height}px`);
    if (visualViewport.offsetTop > 0 && root.scrollHeight <= height) scrollTo(0, 0);
  });
}
