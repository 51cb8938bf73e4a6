import { existsSync, readFileSync } from 'node:fs';
import { camelCase, type DomainNames, nameDomain, pascalCase } from '../names.ts';

/** How the files of a widget call things. */
export interface WidgetNames extends DomainNames {
  /** `bw-latest-alerts`. */
  readonly tag: string;
  /** Its files: `latest-alerts`. */
  readonly file: string;
  /** Its name in those of values and of types: `latestAlerts`, `LatestAlerts`. */
  readonly it: string;
  readonly It: string;
  /** Its catalogues: `latestAlertsMessages`, `latestAlertsFrench`. */
  readonly messages: string;
  readonly french: string;
  /** The heading until somebody writes another: `Latest alerts`. */
  readonly heading: string;
  /** Its folder. */
  readonly folder: string;
}

/** The names of a widget's files; `entry` is the type of what its domain lists, where it does. */
export function nameWidget(domain: string, tag: string, entry?: string): WidgetNames {
  const file = tag.slice('bw-'.length);
  const words = file.replaceAll('-', ' ');
  const names = nameDomain(domain, entry);
  const [it, It] = [camelCase(file), pascalCase(file)];
  // One that is called as its domain, or as what that lists, stands beside their names.
  const catalogue = it === names.all ? `${it}Widget` : it;
  return {
    ...names,
    tag,
    file,
    it,
    It: It === names.One ? `${It}Widget` : It,
    messages: `${catalogue}Messages`,
    french: `${catalogue}French`,
    heading: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    folder: `packages/widgets/src/${domain}/${tag}`,
  };
}

/**
 * The type of what the domain's store loads, as `pnpm new:domain` writes it; undefined where there is
 * no such store, or it has become another.
 */
export function findListEntry(domain: string): string | undefined {
  const path = `packages/sdk-core/src/${domain}/store.ts`;
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const All = pascalCase(domain);
  if (!text.includes(`function request${All}(`)) return undefined;
  if (!text.includes('return createRemote({ request:')) return undefined;
  const factory = new RegExp(
    `function create${All}Store\\(.*initial\\?: readonly (\\w+)\\[\\]`,
    's',
  );
  return factory.exec(text)?.[1];
}
