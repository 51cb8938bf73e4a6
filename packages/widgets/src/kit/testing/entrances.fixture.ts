/**
 * Waits until nothing in a tree, nor in the shadow trees below it, moves towards its end. It asks at
 * each frame: an animation of what is not rendered, as in a closed `details`, ends without its promise.
 */
export async function untilEntrancesEnd(tree: Document | Element): Promise<void> {
  while (listEntrances(tree).length > 0) await new Promise(requestAnimationFrame);
}

function listEntrances(tree: Document | Element | ShadowRoot): Animation[] {
  const animations =
    tree instanceof Element ? tree.getAnimations({ subtree: true }) : tree.getAnimations();
  const own = animations.filter(({ playState, effect }) => {
    const isEndless = effect?.getComputedTiming().iterations === Infinity;
    return playState === 'running' && !isEndless;
  });
  const hosts = Array.from(tree.querySelectorAll('*'), (element) => element.shadowRoot);
  return [...own, ...hosts.flatMap((shadow) => (shadow ? listEntrances(shadow) : []))];
}
