import { isText } from '../dom/nodes.ts';

/** What a translator has put in the place of a text of ours, and the texts in whose place it stands. */
const standIns = new WeakMap<Node, Element>();
const taken = new WeakMap<Node, Set<Text>>();
/** Elements that give texts back before something is done to their children. */
const places = new WeakSet<Node>();

/**
 * Restores texts that translators replaced. Translators of browsers and of pages put `<font>` with
 * their text in the place of a text. The renderer goes on with the text that was removed: what is
 * written there shows nowhere, what is removed stays as the translator's text, and what is inserted
 * before it throws. So a text is restored as soon as it is written or removed, or something is
 * inserted before it; until then it reports its place as if it stood there. The translator sees it,
 * and translates again.
 */
export function preserveTranslatedText(root: ShadowRoot, signal: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    // One that has stood there is none for a text that goes beside it.
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isStandIn));
    for (const record of records) {
      if (record.type === 'characterData') giveBack(record.target);
      for (const text of goneTexts(record)) {
        const standIn = around(record).find((node) => added.has(node));
        if (!standIn) continue;
        follow(text, standIn, record.target);
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

/** Texts that have left, in person or with the translation that stood for them. */
function goneTexts({ removedNodes }: MutationRecord): readonly Text[] {
  const texts = [...removedNodes].flatMap((node) => {
    if (isText(node)) return [node];
    return node.isConnected ? [] : [...(taken.get(node) ?? [])];
  });
  return texts.filter(({ isConnected }) => !isConnected);
}

/** What came in one go with what went, or stood before or after it. */
function around({ addedNodes, previousSibling, nextSibling }: MutationRecord) {
  return [...addedNodes, previousSibling, nextSibling].filter(isStandIn);
}

function isStandIn(node: Node | null): node is Element {
  return node?.nodeName === 'FONT';
}

function follow(text: Text, standIn: Element, place: Node): void {
  const texts = taken.get(standIn) ?? new Set();
  taken.set(standIn, texts.add(text));
  standIns.set(text, standIn);
  define(text, 'parentNode', { get: () => standIn.parentNode });
  define(text, 'nextSibling', {
    get() {
      const all = [...texts];
      return all[all.indexOf(text) + 1] ?? textOf(standIn.nextSibling);
    },
  });
  define(text, 'remove', {
    value() {
      giveBack(text);
      text.remove();
    },
  });
  if (places.has(place)) return;
  places.add(place);
  for (const name of ['insertBefore', 'moveBefore']) {
    // Not every browser can move.
    const put: unknown = Reflect.get(place, name);
    if (!(put instanceof Function)) continue;
    define(place, name, {
      value(node: Node, next: Node | null) {
        const before = textOf(next);
        giveBack(node);
        giveBack(before);
        return put.call(place, node, before);
      },
    });
  }
  define(place, 'appendChild', {
    value(node: Node) {
      giveBack(node);
      return Node.prototype.appendChild.call(place, node);
    },
  });
  define(place, 'removeChild', {
    value(node: Node) {
      giveBack(node);
      // A translation that went as its text came back.
      if (isStandIn(node) && node.parentNode === null) return node;
      return Node.prototype.removeChild.call(place, node);
    },
  });
}

function define(node: Node, name: string, property: PropertyDescriptor): void {
  // @ts-expect-error: the DOM types don't know that an object may have no prototype
  Object.defineProperty(node, name, { __proto__: null, configurable: true, ...property });
}

/** The first text in whose place a translation stands; any other node is itself. */
function textOf(node: Node | null): Node | null {
  const [first] = (node && taken.get(node)) ?? [];
  return first ?? node;
}

/** Puts a text where its translation stands, with others that this one stands for. */
function giveBack(given: Node | null): void {
  const standIn = given && standIns.get(given);
  if (!standIn) return;
  const texts = [...(taken.get(standIn) ?? [])];
  taken.delete(standIn);
  for (const text of texts) {
    standIns.delete(text);
    for (const name of ['parentNode', 'nextSibling', 'remove']) Reflect.deleteProperty(text, name);
  }
  // A translator that was stopped has put its texts back itself.
  standIn.replaceWith(...texts.filter(({ isConnected }) => !isConnected));
}
