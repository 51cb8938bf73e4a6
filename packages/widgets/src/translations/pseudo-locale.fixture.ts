import type { Catalogue, Translations } from '@boardwalk/sdk-core/vocabulary/text/message';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../../../sdk-core/src/*/**/*{messages,labels,card-words,name-faults,news-counts}.ts',
    '../{element,page}/messages.ts',
    '../{parts,*/shared}/**/*messages.ts',
    '../posting/revisions/use-restoring.ts',
    '!**/*.{fr,test}.ts',
  ],
  { eager: true },
);

const catalogues = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap(cataloguesIn),
);

/**
 * The pseudo-locale `en-XA`, which stands in for a language: each run of text in every catalogue
 * stands in brackets and is 40 % longer.
 */
export const translations: Translations = Object.fromEntries(
  catalogues.map(({ catalogue, ...messages }) => [catalogue, mapTexts(messages)]),
);

/** How many messages it has. */
export const pseudoMessages = Object.values(translations).flatMap(Object.keys).length;

function mapTexts(messages: Readonly<Record<string, Catalogue[string]>>) {
  const entries = Object.entries(messages).map(([key, message]) => {
    if (typeof message === 'string') return [key, pseudo(message)] as const;
    return [key, { one: pseudo(message.one), many: pseudo(message.many) }] as const;
  });
  return Object.fromEntries(entries);
}

/** `near {place}` as `⟦near ··⟧{place}`: what is filled in stays outside of the brackets. */
function pseudo(text: string): string {
  return text
    .split(/(\{\w+\})/)
    .map((run) =>
      run.startsWith('{') || !/\p{L}/u.test(run)
        ? run
        : `⟦${run}${'·'.repeat(Math.ceil(run.length * 0.4))}⟧`,
    )
    .join('');
}

/** A catalogue, or those of a table of them. */
function cataloguesIn(value: unknown): readonly Catalogue[] {
  if (isCatalogue(value)) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).filter(isCatalogue)
    : [];
}

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && 'catalogue' in value;
}
