import { atom, computed, type ReadableAtom } from 'nanostores';
import {
  type Catalogue,
  type CatalogueWidget,
  findWidget,
  listMissing,
} from '../catalogue/catalogue.ts';
import type { CheckResult, FromPreview, Timing } from '../preview/messages.ts';
import { readAddress, writeAddress } from '../state/address.ts';
import { initialState, type PlaygroundState } from '../state/playground-state.ts';
import { type Examples, examplesOf } from './examples.ts';

/** An event of the preview, the latest last. */
export type LoggedEvent = Extract<FromPreview, { type: 'event' }> & { readonly id: number };

type Violation = Extract<FromPreview, { type: 'violation' }>;

/** What the preview has reported since it was opened. */
export interface PreviewReport {
  readonly events: readonly LoggedEvent[];
  readonly violations: readonly Violation[];
  readonly timing: Timing | undefined;
  readonly check: CheckResult | { readonly state: 'none' } | { readonly state: 'running' };
}

const untold: PreviewReport = {
  events: [],
  violations: [],
  timing: undefined,
  check: { state: 'none' },
};
const mostEvents = 200;

/** What the page is given by the server that wrote it. */
export interface Facts {
  readonly catalogue: Catalogue;
  readonly siteOrigin: string;
}

/** The page in the frame; another identity is another page. */
interface PreviewPage {
  readonly address: string;
  readonly identity: string;
  /** What the widget is nothing without is being looked for. */
  readonly isFilling: boolean;
}

/** The playground's choices, its preview and what that reports. */
export interface PlaygroundStore extends Facts {
  readonly $state: ReadableAtom<PlaygroundState>;
  readonly $widget: ReadableAtom<CatalogueWidget>;
  readonly $told: ReadableAtom<PreviewReport>;
  readonly $page: ReadableAtom<PreviewPage>;
  /** Opens another widget; its old choices stay in the history. */
  pick(tag: CatalogueWidget['tag']): void;
  change(patch: Partial<PlaygroundState>): void;
  /** Sets an attribute, or takes it away. */
  setAttribute(name: string, text: string | undefined): void;
  setToken(name: string, text: string | undefined): void;
  reload(): void;
  hear(message: FromPreview): void;
  startCheck(): void;
  clearEvents(): void;
}

/** Makes the store from the address; `examples` fills in what a widget is nothing without. */
export function createPlaygroundStore(facts: Facts, examples: Examples): PlaygroundStore {
  const { catalogue } = facts;
  const $state = atom<PlaygroundState>(stateOf(facts) ?? firstState(catalogue));
  const $told = atom<PreviewReport>(untold);
  const $reloads = atom(0);
  const $isFilling = atom(false);
  const $widget = computed($state, ({ tag }) => requireWidget(catalogue, tag));
  let lastId = 0;

  const $identity = computed([$state, $reloads], (state, reloads) => {
    const { tag, answers, network, processor, hosts } = state;
    return [tag, answers, network, processor, hosts.join(), reloads].join(' ');
  });
  const $page = computed([$identity, $isFilling], (identity, isFilling) => {
    const { panel, viewport, framework } = initialState($state.get().tag);
    const query = writeAddress({ ...$state.get(), panel, viewport, framework });
    return { identity, isFilling, address: `/preview?${query}` };
  });

  function set(state: PlaygroundState, mode: 'replace' | 'push'): void {
    $state.set(state);
    history[`${mode}State`](null, '', `?${writeAddress(state)}`);
  }

  function change(patch: Partial<PlaygroundState>): void {
    set({ ...$state.get(), ...patch }, 'replace');
  }

  /**
   * Fills in what the widget is nothing without; a user who moves on in the meantime has other
   * gaps.
   */
  async function complete(): Promise<void> {
    const { tag, attributes } = $state.get();
    if (listMissing($widget.get(), attributes).length === 0) return;
    $isFilling.set(true);
    const missing = await examples.missing($widget.get(), attributes);
    if ($state.get().tag !== tag) return;
    change({ attributes: { ...missing, ...$state.get().attributes } });
    $isFilling.set(false);
  }

  addEventListener('popstate', () => {
    $state.set(stateOf(facts) ?? firstState(catalogue));
  });
  $page.listen(() => $told.set(untold));
  void complete();

  return {
    ...facts,
    $state,
    $widget,
    $told,
    $page,
    pick(tag) {
      const { viewport, panel, framework } = $state.get();
      const attributes = examplesOf(requireWidget(catalogue, tag));
      $isFilling.set(false);
      set({ ...initialState(tag), attributes, viewport, panel, framework }, 'push');
      void complete();
    },
    change,
    setAttribute(name, text) {
      const { [name]: _, ...others } = $state.get().attributes;
      change({ attributes: text === undefined ? others : { ...others, [name]: text } });
    },
    setToken(name, text) {
      const { [name]: _, ...others } = $state.get().tokens;
      change({ tokens: text === undefined ? others : { ...others, [name]: text } });
    },
    reload: () => $reloads.set($reloads.get() + 1),
    hear(message) {
      const told = $told.get();
      switch (message.type) {
        case 'opened':
          return $told.set(untold);
        case 'event': {
          lastId += 1;
          const events = [...told.events, { ...message, id: lastId }].slice(-mostEvents);
          return $told.set({ ...told, events });
        }
        case 'violation':
          return $told.set({ ...told, violations: [...told.violations, message] });
        case 'timing':
          return $told.set({ ...told, timing: message.timing });
        case 'checked':
          return $told.set({ ...told, check: message.result });
      }
    },
    startCheck: () => $told.set({ ...$told.get(), check: { state: 'running' } }),
    clearEvents: () => $told.set({ ...$told.get(), events: [] }),
  };
}

function stateOf({ catalogue }: Facts): PlaygroundState | undefined {
  return readAddress(catalogue, new URLSearchParams(location.search));
}

/** What opens without an address: the search, or whatever is there. */
function firstState(catalogue: Catalogue): PlaygroundState {
  const widget = findWidget(catalogue, 'bw-search') ?? catalogue.widgets[0];
  if (!widget) throw new Error('There is no widget to show.');
  return { ...initialState(widget.tag), attributes: examplesOf(widget) };
}

function requireWidget(catalogue: Catalogue, tag: string): CatalogueWidget {
  const widget = findWidget(catalogue, tag);
  if (!widget) throw new Error(`There is no widget <${tag}>.`);
  return widget;
}
