import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { AttributeTable, AttributeValues } from '../attributes/attributes.ts';
import type { ChangedTexts } from '../attributes/change-attributes.ts';
import { commonAttributes } from '../attributes/common-attributes.ts';
import type { ElementTable, WidgetContext } from '../attributes/element-table.ts';
import {
  type ParsedTexts,
  readAttributes,
  type WrongAttribute,
} from '../attributes/read-attributes.ts';
import { elementEnvironment } from '../environment/element-environment.ts';
import type { WidgetEnvironment } from '../environment/environment.ts';
import { isFirstParty, routeAddress } from '../environment/navigator.ts';
import { ensureWidget } from '../environment/registry.ts';
import { enclosingWidget, type RouteDialog } from '../route-dialog.ts';
import { loadTranslations } from '../translations.ts';
import { fireEvent } from '../wrapper-events.ts';
import { stylesOf } from './base-styles.ts';
import { containFieldKeys } from './contain-field-keys.ts';
import { type Frame, openFrame } from './frame.tsx';
import { loadActions } from './load-actions.ts';
import { loadLater } from './load-later.ts';
import { mounts } from './mounts.ts';
import { type Snapshot, takeSnapshot } from './snapshot.ts';
import type { Takeover } from './takeover.ts';
import { WidgetRoot } from './WidgetRoot.tsx';
import { whenParsed } from './when-parsed.ts';

type Actions = typeof import('../actions.ts');
/** The widget that this copy of the SDK runs in an element. */
export function mountOf(element: Element | undefined): WidgetMount | undefined {
  // Nothing else is put there.
  return element && (mounts.get(element) as WidgetMount | undefined);
}

/** Runs a widget in its element, from the first connection until the element is really gone. */
export class WidgetMount {
  /** Values of properties that no attribute holds. */
  readonly objects = new Map<string, unknown>();
  readonly #element: HTMLElement;
  readonly #table: ElementTable;
  readonly #states: CustomStateSet;
  readonly #attributes: AttributeTable;
  readonly #texts: ParsedTexts = new Map();
  readonly #explained = new Set<string>();
  readonly #actions: Omit<WidgetContext, 'attributes' | 'properties' | 'initial' | 'env' | 'host'>;
  #lifetime = new AbortController();
  #frame: Frame | undefined;
  #snapshot: Snapshot | undefined;
  #dialog: { readonly Dialog: RouteDialog['Dialog']; readonly route: SiteRoute } | undefined;
  #writeAddress: ((changed: ChangedTexts, mode: 'replace' | 'push') => void) | undefined;
  readonly #takeover: Takeover = { isLive: false, showsServerZone: false };
  #isReserved = true;
  #isQueued = false;
  #hasFailed = false;
  #attempt = 0;

  constructor(element: HTMLElement, table: ElementTable, states: CustomStateSet) {
    this.#element = element;
    this.#table = table;
    this.#states = states;
    this.#attributes = { ...commonAttributes, ...table.attributes };
    this.#actions = {
      emit: (name, detail) => fireEvent(element, name, detail),
      setAttributes: (patch, mode) =>
        this.#act(({ changeAttributes }) => {
          const change = changeAttributes(element, table.attributes, patch, mode);
          if (change) this.#writeAddress?.(change.changed, change.mode);
        }),
      navigate: (route) =>
        this.#act(({ followRoute }) => {
          const show = ({ Dialog, ownerOf }: RouteDialog) =>
            (mountOf(ownerOf(element)) ?? this).#showDialog({ Dialog, route });
          return followRoute(element, route, this.environment(), show);
        }),
      href: (route) => routeAddress(route, this.environment()),
      ensureWidgets: (...tags) => this.#ensureWidgets(tags),
      fail: (error) => this.#fail(error),
    };
    mounts.set(element, this);
  }

  connect(): void {
    if (this.#frame) return;
    this.#lifetime.abort();
    this.#lifetime = new AbortController();
    const { signal } = this.#lifetime;
    whenParsed(this.#element, signal, async () => {
      // First of all: widgets nested in its HTML start at once, in its environment.
      this.#snapshot ??= takeSnapshot(this.#element);
      if (this.#element.hasAttribute('url-sync')) {
        // Without it the widget shows all the same.
        const address = await import('../follow-address.ts').catch(this.#tell);
        if (signal.aborted) return;
        this.#writeAddress = address?.followAddress(
          this.#element,
          this.#table.attributes,
          this.environment(),
          signal,
        );
      }
      // Without it the HTML is mended rather than taken over; better than no widget.
      const isRendered = this.#element.shadowRoot?.hasChildNodes() === true;
      if (isRendered) await loadLater(this.#table, this.#read().values).catch(() => undefined);
      const loading = loadTranslations(this.environment().locale, this.#table.tag);
      if (loading) await loading;
      if (!signal.aborted) this.#start(signal);
    });
  }

  /** An element that only moves is connected again before the microtask runs. */
  disconnect(): void {
    queueMicrotask(() => {
      if (!this.#element.isConnected) this.#stop();
    });
  }

  /** It stands in another document, as each frame of the page has one. */
  adopted(): void {
    this.#act(({ adoptRoot }) => adoptRoot(this.#element));
  }

  /** An attribute or a property is another; what failed before may work now. */
  changed(isAnew = this.#hasFailed): void {
    if (isAnew) this.#attempt++;
    this.#hasFailed = false;
    this.#renderSoon();
  }

  /** The value of a property, parsed from its attribute where nothing else was set. */
  valueOf(property: string): unknown {
    return this.objects.has(property) ? this.objects.get(property) : this.#read().values[property];
  }

  #start(signal: AbortSignal): void {
    const element = this.#element;
    // After the press: a page that shrinks under the finger would make it miss.
    for (const name of ['click', 'keyup'] as const) {
      element.addEventListener(name, this.#release, { once: true, passive: true, signal });
    }
    if (enclosingWidget(element)) this.#states.add('nested');
    else containFieldKeys(element, signal);
    this.#frame = openFrame(
      element,
      stylesOf(this.#table, this.#read().values),
      this.#snapshot !== undefined,
    );
    this.#render();
    this.#ensureWidgets(this.#table.uses ?? []);
  }

  #stop(): void {
    this.#lifetime.abort();
    this.#frame?.close();
    this.#frame = undefined;
    this.#dialog = undefined;
    this.#snapshot = undefined;
    this.#isReserved = true;
    this.#hasFailed = false;
    this.#explained.clear();
    this.#states.clear();
  }

  #read() {
    const reading = readAttributes(
      this.#attributes,
      (name) => this.#element.getAttribute(name),
      this.#texts,
    );
    return { ...reading, values: { ...reading.values, ...Object.fromEntries(this.objects) } };
  }

  /** The environment of the widget, and of those nested in it. */
  environment(): WidgetEnvironment {
    const outer = mountOf(enclosingWidget(this.#element))?.environment();
    return elementEnvironment(this.#element, outer, this.#snapshot, this.#takeover);
  }

  #context(values: AttributeValues<AttributeTable>, env: WidgetEnvironment): WidgetContext {
    const names = Object.keys(this.#table.properties ?? {});
    const properties = names.map((name) => [name, this.objects.get(name)] as const);
    return {
      ...this.#actions,
      attributes: values,
      properties: Object.fromEntries(properties.filter(([, value]) => value !== undefined)),
      // What the server wrote in one language says nothing in another.
      initial:
        this.#snapshot?.locale === env.locale ? (this.#snapshot.state ?? undefined) : undefined,
      env,
      host: { element: this.#element, firstParty: isFirstParty(env) },
    };
  }

  #renderSoon(): void {
    if (this.#isQueued || !this.#frame) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      this.#render();
    });
  }

  #render(): void {
    const dialog = this.#dialog;
    if (!this.#frame) return;
    const { values, wrong } = this.#read();
    for (const one of wrong) this.#explain(one).catch(this.#tell);
    const isFatal = wrong.some((one) => one.isFatal);
    const env = this.environment();
    const { locale } = env;
    // What shows stays until the texts are there.
    const loading = loadTranslations(locale, this.#table.tag)?.then(() => this.#renderSoon());
    if (loading) return;
    const theme = String(values.theme ?? (enclosingWidget(this.#element) ? 'inherit' : 'auto'));
    this.#frame.setFacts({ theme, locale, dir: this.#element.getAttribute('dir') });
    this.#frame.render(
      <WidgetRoot
        table={this.#table}
        context={this.#context(values, env)}
        attempt={this.#attempt}
        hasFailed={this.#hasFailed || isFatal}
        isReserved={this.#isReserved}
        onReady={this.#ready}
        onError={this.#report}
      >
        {dialog && <dialog.Dialog route={dialog.route} onClose={this.#closeDialog} />}
      </WidgetRoot>,
    );
  }

  /** Says once what is wrong, to the developer who embeds the widget; few pages load its texts. */
  async #explain({ name, attribute, text, isFatal }: WrongAttribute): Promise<void> {
    const identity = `${name}=${text}`;
    if (this.#explained.has(identity)) return;
    this.#explained.add(identity);
    const { explainWrongAttribute } = await import('../attributes/explain-attribute.ts');
    const sentence = explainWrongAttribute(this.#table.tag, name, attribute, text);
    console.warn(sentence);
    if (isFatal) this.#showFailed(new TypeError(sentence));
  }

  readonly #ready = () => {
    const { isLive, showsServerZone } = this.#takeover;
    this.#takeover.isLive = true;
    // Once: a user's own times are shown by the clock that they look at.
    if (!isLive && showsServerZone) this.#renderSoon();
    if (this.#hasFailed) return;
    this.#states.delete('failed');
    this.#states.add('ready');
    // A user who acts now need not wait.
    setTimeout(() => this.#act((all) => all.follow(this.#element, this.#lifetime)), 200);
    fireEvent(this.#element, 'bw-ready', { tag: this.#table.tag });
  };

  readonly #release = () => {
    this.#isReserved = false;
    // Not before a checkbox has reported its change: rendering again would undo it.
    setTimeout(() => this.#renderSoon());
  };

  readonly #closeDialog = () => {
    this.#dialog = undefined;
    this.#render();
  };

  readonly #fail = (error: unknown) => {
    this.#report(error);
    this.#renderSoon();
  };

  readonly #report = (error: unknown) => {
    this.#hasFailed = true;
    console.error(`[boardwalk] <${this.#table.tag}> shows its fallback content:`, error);
    this.#showFailed(error);
  };

  #showFailed(error: unknown): void {
    this.#states.delete('ready');
    this.#states.add('failed');
    this.#tell(error);
  }

  #act(act: (actions: Actions) => unknown): void {
    loadActions().then(act).catch(this.#tell);
  }

  #showDialog(dialog: { readonly Dialog: RouteDialog['Dialog']; readonly route: SiteRoute }): void {
    this.#ensureWidgets(['bw-listing']);
    this.#dialog = dialog;
    this.#render();
  }

  readonly #tell = (error: unknown): undefined => {
    fireEvent(this.#element, 'bw-error', { tag: this.#table.tag, error });
  };

  #ensureWidgets(tags: readonly string[]): void {
    for (const tag of tags) ensureWidget(tag).catch(this.#tell);
  }
}
