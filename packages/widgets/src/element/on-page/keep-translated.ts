/** What a translator has put in the place of a text of ours, and the texts in whose place it stands. */
const standIns = new WeakMap<Node, Element>();
const taken = new WeakMap<Element, Set<Text>>();
/** Elements that give texts back before something is done to their children. */
const places = new WeakSet<Node>();

const changes = ['insertBefore', 'removeChild'] as const;
const readings = ['parentNode', 'nextSibling'] as const;

/**
 * Translators of browsers and of pages put `<font>` with their words in the place of a text. Whoever
 * renders goes on with the text that was taken away: what is written there shows nowhere, what is
 * removed stays as the translator's words, and what is inserted before it throws. So a text is back
 * as soon as it is written, or it or its place is asked for what is true of a text in its place alone.
 * The translator sees it, and translates anew.
 */
export function keepTranslated(root: ShadowRoot, signal: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    for (const {
      type,
      target,
      addedNodes,
      removedNodes,
      previousSibling,
      nextSibling,
    } of records) {
      if (type === 'characterData') giveBack(target);
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue;
        // Put there before the text was taken, after it, or in one go.
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
        if (!standIn) continue;
        follow(text, standIn, target);
        // @ts-expect-error: the DOM types don't know that an object may have no prototype
        observer.observe(text, { __proto__: null, characterData: true });
      }
    }
  });
  // @ts-expect-error: as above
  observer.observe(root, { __proto__: null, childList: true, subtree: true });
  // @ts-expect-error: as above
  signal.addEventListener('abort', () => observer.disconnect(), { __proto__: null });
}

function isStandIn(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}

function follow(text: Text, standIn: Element, place: Node): void {
  const texts = taken.get(standIn) ?? new Set();
  taken.set(standIn, texts.add(text));
  standIns.set(text, standIn);
  for (const name of readings) {
    const get = () => {
      giveBack(text);
      return Reflect.get(Node.prototype, name, text);
    };
    // @ts-expect-error: as above
    Object.defineProperty(text, name, { __proto__: null, configurable: true, get });
  }
  if (places.has(place)) return;
  places.add(place);
  for (const name of changes) {
    const value = (...given: [Node, Node]) => {
      for (const node of given) giveBack(node);
      return Node.prototype[name].apply(place, given);
    };
    // @ts-expect-error: as above
    Object.defineProperty(place, name, { __proto__: null, configurable: true, value });
  }
}

/** Puts a text where its translation stands, with others that this one stands for. */
function giveBack(given: Node | null): void {
  const standIn = given && standIns.get(given);
  if (!standIn) return;
  const texts = [...(taken.get(standIn) ?? [])];
  taken.delete(standIn);
  for (const text of texts) {
    standIns.delete(text);
    for (const name of readings) Reflect.deleteProperty(text, name);
  }
  // A translator that was told to stop has put its texts back itself.
  standIn.replaceWith(...texts.filter(({ isConnected }) => !isConnected));
}
