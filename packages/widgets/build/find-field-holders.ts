import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const kinds = ['checkbox', 'radio', 'select'] as const;
/** What people press in forms, rather than type into. */
export type FieldKind = (typeof kinds)[number];

/** A component that shows fields that are pressed. */
export interface FieldHolder {
  readonly name: string;
  readonly file: string;
  /** Of the fields that it may show; a part shows some of them in one place and others in another. */
  readonly kinds: readonly FieldKind[];
}

/** What widgets of several domains show. */
const partFile = /^(?:parts|[^/]+\/shared)\//;

/** The kit's fields, which all others are made of. */
const kitFields: readonly (readonly [string, readonly FieldKind[]])[] = [
  ['Checkbox', ['checkbox']],
  ['CheckedInput', ['checkbox', 'radio']],
  ['Segmented', ['radio']],
  ['Select', ['select']],
];

/**
 * Finds the components below a folder that show the kit's fields, or parts that are made of these.
 * A native field outside of the kit is a mistake: it would have to receive each press before its
 * form does.
 */
export function findFieldHolders(folder: string): readonly FieldHolder[] {
  const files = globSync('**/*.tsx', { cwd: folder })
    .filter((file) => !/\.(test|example|fixture)\.tsx$|^kit\//.test(file))
    .sort();
  const sources = files.map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  });
  const parts = sources.filter(({ fileName }) => partFile.test(fileName));
  const fields = new Map(kitFields);
  // A part that shows another one is known once the other is.
  for (let known = 0; known !== fields.size; ) {
    known = fields.size;
    for (const holder of parts.flatMap((part) => holdersIn(part, fields))) {
      fields.set(holder.name, holder.kinds);
    }
  }
  return sources.flatMap((source) => holdersIn(source, fields));
}

/** The components of a file, by the fields that stand in their JSX. */
export function holdersIn(
  source: ts.SourceFile,
  fields: ReadonlyMap<string, readonly FieldKind[]>,
): readonly FieldHolder[] {
  const found = new Map<string, Set<FieldKind>>();
  const near = namesNear(source);

  function look(node: ts.Node, component: string): void {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText();
      const type = typeOf(node);
      if (tag === 'select' || (tag === 'input' && kinds.some((kind) => kind === type))) {
        throw new Error(`${source.fileName}: <${tag}> stands outside of the kit`);
      }
      const shown = near.has(tag) && !isOfOneCurrency(node) ? (fields.get(tag) ?? []) : [];
      const held = shown.filter((kind) => tag !== 'CheckedInput' || kind === type);
      if (held.length > 0) {
        found.set(component, new Set([...(found.get(component) ?? []), ...held]));
      }
    }
    const name = ts.isFunctionLike(node) && node.name?.getText();
    ts.forEachChild(node, (child) => look(child, name && /^[A-Z]/.test(name) ? name : component));
  }

  look(source, '');
  return [...found].map(([name, held]) => ({
    name,
    file: source.fileName,
    kinds: kinds.filter((kind) => held.has(kind)),
  }));
}

/** Names that a file declares, or has from the kit, the parts or its later parts. */
function namesNear(source: ts.SourceFile): ReadonlySet<string> {
  const isPart = partFile.test(source.fileName);
  const names = source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
    if (!ts.isImportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier.getText();
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    if (!isPart && !/\/(kit|parts|shared)\/|later-parts/.test(from)) return [];
    return bindings.elements.map(({ name }) => name.text);
  });
  return new Set(names);
}

/** Whether it is a `MoneyField` with a single currency, which is a mark and nothing to choose. */
function isOfOneCurrency(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean {
  if (node.tagName.getText() !== 'MoneyField') return false;
  const given = node.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === 'currencies',
  );
  if (!given) return true;
  const value =
    ts.isJsxAttribute(given) && given.initializer && ts.isJsxExpression(given.initializer)
      ? given.initializer.expression
      : undefined;
  if (!value || !ts.isArrayLiteralExpression(value)) return false;
  const [only, ...others] = value.elements;
  return only !== undefined && !ts.isSpreadElement(only) && others.length === 0;
}

function typeOf(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement): string | undefined {
  const type = node.attributes.properties.find(
    (property) => ts.isJsxAttribute(property) && property.name.getText() === 'type',
  );
  return type && ts.isJsxAttribute(type) && type.initializer && ts.isStringLiteral(type.initializer)
    ? type.initializer.text
    : undefined;
}
