import type {
  Attribute,
  JsonAttribute,
  StringAttribute,
} from '@boardwalk/widgets/element/attributes/attributes.ts';
import type { SizeStep } from '@boardwalk/widgets/element/attributes/element-table.ts';

/** A declaration without what JSON can't hold: a pattern is its source, and how JSON is read is left out. */
export type AttributeAsJson<Declared extends Attribute = Attribute> =
  Declared extends StringAttribute
    ? Omit<Declared, 'pattern'> & { readonly pattern?: string }
    : Declared extends JsonAttribute
      ? Omit<Declared, 'parse' | 'default'>
      : Declared;

/** An attribute of a widget's table under its name in HTML, as JSON can hold it. */
export type CatalogueAttribute<Declared extends Attribute = Attribute> =
  AttributeAsJson<Declared> & { readonly name: string };

/** A name and what is said of it. */
export interface Described {
  readonly name: string;
  readonly description: string;
}

/** A widget's table as JSON can hold it. */
export interface CatalogueWidget {
  readonly tag: `bw-${string}`;
  readonly domain: string;
  /** Whether it stands on pages of partners. */
  readonly isEmbedded: boolean;
  readonly summary: string;
  readonly attributes: readonly CatalogueAttribute[];
  readonly properties: readonly Described[];
  readonly events: readonly Described[];
  readonly parts: readonly Described[];
  readonly slots: readonly Described[];
  readonly intrinsicSize: readonly SizeStep[];
}

/** A `--bw-…` token with its value in both schemes, where it has two. */
export interface CatalogueToken {
  readonly name: `--bw-${string}`;
  readonly kind: 'colour' | 'length' | 'text';
  readonly light: string;
  readonly dark: string;
}

/** Everything that can be shown, made from the widgets' tables by the build. */
export interface Catalogue {
  readonly widgets: readonly CatalogueWidget[];
  /** What every widget understands beside its own attributes. */
  readonly commonAttributes: readonly CatalogueAttribute[];
  readonly tokens: readonly CatalogueToken[];
}

/** The widget of a tag, if there is one. */
export function findWidget({ widgets }: Catalogue, tag: string): CatalogueWidget | undefined {
  return widgets.find((widget) => widget.tag === tag);
}

/** All attributes that a widget takes, its own first. */
export function attributesOf(
  { commonAttributes }: Catalogue,
  { attributes }: CatalogueWidget,
): readonly CatalogueAttribute[] {
  return [...attributes, ...commonAttributes];
}

/** Whether the widget is nothing without the attribute. */
export function isRequired(attribute: CatalogueAttribute): boolean {
  return 'required' in attribute && attribute.required === true;
}

/** The attributes that have no text yet, and without which the widget is nothing. */
export function listMissing(
  { attributes }: CatalogueWidget,
  texts: Readonly<Record<string, string>>,
): readonly CatalogueAttribute[] {
  return attributes.filter((attribute) => isRequired(attribute) && !(attribute.name in texts));
}

/** Widgets that stand on our own site alone. */
export function isSiteWidget({ isEmbedded }: CatalogueWidget): boolean {
  return !isEmbedded;
}
