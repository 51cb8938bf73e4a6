import type { Attribute } from '../../src/element/attributes/attributes.ts';

/** An attribute and the property of the same value. */
export interface AttributeDescription {
  /** In HTML: `has-pictures`. */
  readonly name: string;
  /** In scripts: `hasPictures`; undefined for what the script tag alone reads. */
  readonly property: string | undefined;
  /** The property's TypeScript. */
  readonly type: string;
  /** What it takes, in words. */
  readonly accepts: string;
  readonly description: string;
  /** The text that means the same as no attribute; undefined where there is none. */
  readonly default: string | undefined;
  readonly declaration: Attribute;
}

/** A value that only a script can set. */
export interface PropertyDescription {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

export interface EventDescription {
  readonly name: string;
  /** The TypeScript of the event's `detail`. */
  readonly detail: string;
  readonly description: string;
}

/** A slot, part, state or token. */
export interface NamedDescription {
  readonly name: string;
  readonly description: string;
}

export interface TokenDescription extends NamedDescription {
  readonly default?: string;
}

/** What all documentation, editor data and reference pages of a widget are written from. */
export interface WidgetDescription {
  readonly tag: string;
  /** The name of its element's type: `BwSearchElement`. */
  readonly typeName: string;
  readonly summary: string;
  /** Meant for pages of others; the rest makes up our own site. */
  readonly isEmbedded: boolean;
  /** Works on pages of our own site alone. */
  readonly isOwnSite: boolean;
  readonly attributes: readonly AttributeDescription[];
  readonly properties: readonly PropertyDescription[];
  readonly events: readonly EventDescription[];
  readonly slots: readonly NamedDescription[];
  readonly parts: readonly NamedDescription[];
  readonly tokens: readonly TokenDescription[];
  readonly uses: readonly string[];
}

/** The widgets, and what each of them has besides its own. */
export interface SdkDescription {
  readonly version: string;
  readonly widgets: readonly WidgetDescription[];
  readonly common: {
    readonly attributes: readonly AttributeDescription[];
    readonly events: readonly EventDescription[];
    readonly tokens: readonly TokenDescription[];
    readonly states: readonly NamedDescription[];
  };
}
