import { resolve } from 'node:path';
import ts from 'typescript';
import type { ElementFile } from '../element-files.ts';
import { writeType } from './write-type.ts';

/** What the compiler knows of a widget and its values do not state. */
export interface WidgetTypes {
  /** TypeScript by name. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly properties: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
}

/** The types of all widgets by tag, and those of the events that every widget may fire. */
export interface SdkTypes {
  readonly widgets: ReadonlyMap<string, WidgetTypes>;
  readonly wrapperEvents: ReadonlyMap<string, { detail: string; description: string }>;
}

/** Asks TypeScript for the types of properties and of the events' details. */
export function readTypes(packageFolder: string, elements: readonly ElementFile[]): SdkTypes {
  const asked = resolve(packageFolder, 'src/asked-types.ts');
  const program = createProgram(packageFolder, asked, askedTypes(packageFolder, elements));
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(asked);
  if (!source) throw new Error('TypeScript does not know the file that asks for the types');
  const aliases = new Map(
    source.statements
      .filter(ts.isTypeAliasDeclaration)
      .map(({ name }) => [name.text, checker.getTypeAtLocation(name)]),
  );
  const membersOf = (name: string) => {
    const type = aliases.get(name);
    if (!type) throw new Error(`TypeScript does not know ${name}`);
    return checker.getPropertiesOfType(type);
  };
  const typesOf = (name: string) =>
    new Map(
      membersOf(name).map((member) => [
        member.name,
        writeType(checker, checker.getTypeOfSymbol(member)),
      ]),
    );
  return {
    widgets: new Map(
      elements.map(({ tag }, n) => [
        tag,
        {
          attributes: typesOf(`Attributes${n}`),
          properties: typesOf(`Properties${n}`),
          events: typesOf(`Events${n}`),
        },
      ]),
    ),
    wrapperEvents: new Map(
      membersOf('Wrapper').map((member) => [
        member.name,
        {
          detail: writeType(checker, checker.getTypeOfSymbol(member)),
          description: ts.displayPartsToString(member.getDocumentationComment(checker)),
        },
      ]),
    ),
  };
}

/** Returns a module that exists for the compiler only and names every requested type. */
function askedTypes(packageFolder: string, elements: readonly ElementFile[]): string {
  const helpers = resolve(packageFolder, 'src/element/attributes/element-types.ts');
  const events = resolve(packageFolder, 'src/element/wrapper-events.ts');
  return [
    `import type { DetailsOf, ElementOf, PropertiesOf } from ${JSON.stringify(helpers)};`,
    `import type { WrapperEvents } from ${JSON.stringify(events)};`,
    'export type Wrapper = WrapperEvents;',
    'type Settable<Values> = { [Name in keyof Values]-?: NonNullable<Values[Name]> };',
    ...elements.flatMap(({ file }, n) => [
      `import type table${n} from ${JSON.stringify(file)};`,
      `export type Attributes${n} = Pick<ElementOf<typeof table${n}>, keyof (typeof table${n})['attributes']>;`,
      `export type Properties${n} = Settable<PropertiesOf<typeof table${n}>>;`,
      `export type Events${n} = DetailsOf<typeof table${n}>;`,
    ]),
  ].join('\n');
}

function createProgram(packageFolder: string, file: string, text: string): ts.Program {
  const config = resolve(packageFolder, 'tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    packageFolder,
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, target, ...rest) =>
    path === file ? ts.createSourceFile(path, text, target) : getSourceFile(path, target, ...rest);
  const declarations = ['styles.d.ts', 'virtual-modules.d.ts'];
  const roots = declarations.map((name) => resolve(packageFolder, 'src', name));
  return ts.createProgram([file, ...roots], options, host);
}
