/** What is pressed. */
const pressed =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"], [role="checkbox"], [role="switch"], [role="tab"], [role="menuitem"], [role="option"]';

/** WCAG 2.2, 2.5.8: the least width and height of a target, in CSS pixels. */
const least = 24;

/** What a page's targets suffer from, each with where it is; and how many were looked at. */
export interface TargetFindings {
  readonly looked: number;
  readonly faults: readonly string[];
}

/**
 * Looks at every target of the page it runs in, through shadow roots, each scrolled to the middle of
 * the window as far as the page goes, or to where the page begins. A target holds when a square of 24 px around its middle is
 * pressed for it: else it is too small, or something lies over it. Links within a sentence, and
 * what stands where it belongs on a map, are as they must be.
 */
export function findTargetFaults({ selector, size }: { selector: string; size: number }) {
  const reach = size / 2 - 0.5;

  function collect(root: Document | ShadowRoot): HTMLElement[] {
    return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      ...(element.matches(selector) ? [element] : []),
      ...(element.shadowRoot ? collect(element.shadowRoot) : []),
    ]);
  }

  function parentOf(node: Node): Node | null {
    return node instanceof ShadowRoot ? node.host : (node.parentNode ?? null);
  }

  function isWithin(node: Node | null, outer: Node): boolean {
    for (let at = node; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  }

  function hitAt(x: number, y: number): Element | null {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit;
  }

  function isSeen(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return false;
    for (let at: Node | null = element; at; at = parentOf(at)) {
      if (!(at instanceof HTMLElement)) continue;
      const { visibility, clipPath, pointerEvents } = getComputedStyle(at);
      if (visibility !== 'visible' || clipPath === 'inset(50%)' || at.inert) return false;
      if (at === element && pointerEvents === 'none') return false;
    }
    return !element.matches(':disabled');
  }

  /** Whether it is a word among others, whose line decides how high it is. */
  function isInSentence(element: HTMLElement): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const words = element.parentElement?.textContent?.trim() ?? '';
    return words.length > (element.textContent?.trim().length ?? 0);
  }

  function labelsOf(element: HTMLElement): readonly HTMLElement[] {
    return element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  }

  function isPressedAt(element: HTMLElement, x: number, y: number): boolean {
    const hit = hitAt(x, y);
    if (isWithin(hit, element)) return true;
    if (labelsOf(element).some((label) => isWithin(hit, label))) return true;
    const map = element.closest('.leaflet-container');
    return map !== null && isWithin(hit, map);
  }

  /** What is pressed for it: its label around it, or all that a link of a card is stretched over. */
  function boxOf(element: HTMLElement): DOMRect | undefined {
    const around = labelsOf(element).find((label) => label.contains(element));
    const { position, content } = getComputedStyle(element, '::after');
    const isStretched = content !== 'none' && position === 'absolute';
    const isStatic = getComputedStyle(element).position === 'static';
    const whole = isStretched && isStatic ? element.offsetParent : around;
    return whole ? whole.getBoundingClientRect() : element.getClientRects()[0];
  }

  function faultHere(element: HTMLElement): string | undefined {
    const box = boxOf(element);
    if (!box) return undefined;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'out of reach';
    if (!isPressedAt(element, x, y)) {
      const hit = hitAt(x, y);
      return `covered by ${hit?.localName}.${hit?.getAttribute('class') ?? ''}`;
    }
    const sides = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const;
    const isLarge = sides.every(([left, top]) => isPressedAt(element, left, top));
    if (isLarge || isInSentence(element)) return undefined;
    return `${Math.round(box.width)} × ${Math.round(box.height)}`;
  }

  /** What sticks to the top goes beneath the page's bar in part, and is whole again up there. */
  function faultOf(element: HTMLElement): string | undefined {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const fault = faultHere(element);
    if (fault === undefined) return undefined;
    scrollTo({ top: 0, behavior: 'instant' });
    return faultHere(element) && fault;
  }

  function nameOf(element: HTMLElement): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const host = (element.getRootNode() as Partial<ShadowRoot>).host?.localName ?? 'page';
    return `${host} ${element.localName}.${element.className} “${words.slice(0, 40)}”`;
  }

  const seen = collect(document).filter(isSeen);
  const faults = seen.flatMap((element) => {
    const fault = faultOf(element);
    return fault === undefined ? [] : [`${nameOf(element)}: ${fault}`];
  });
  return { looked: seen.length, faults };
}

/** What {@link findTargetFaults} takes. */
export const targetRule = { selector: pressed, size: least };
