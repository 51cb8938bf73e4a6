import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const schema = 'http://schema.org/';
const type = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const subClassOf = 'http://www.w3.org/2000/01/rdf-schema#subClassOf';

/** What schema.org says of its terms; each answer is a set of local names such as `Offer`. */
export interface Vocabulary {
  /** The class with all that it is a kind of; empty for an unknown one. */
  ancestorsOf(className: string): ReadonlySet<string>;
  /** Classes that may have the property; empty for an unknown one. */
  domainOf(property: string): ReadonlySet<string>;
  rangeOf(property: string): ReadonlySet<string>;
  /** The enumerations that a value such as `InStock` is a member of. */
  enumerationsOf(member: string): ReadonlySet<string>;
  /** Another term that takes the place of this one. */
  successorsOf(term: string): ReadonlySet<string>;
}

/** Reads the vocabulary as schema.org publishes it. */
export function readVocabulary(): Vocabulary {
  const path = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq');
  const known = new Map<string, Set<string>>();
  for (const [, subject, predicate, object] of readFileSync(path, 'utf8').matchAll(
    /^<([^>]+)> <([^>]+)> <([^>]+)>/gm,
  )) {
    if (!subject?.startsWith(schema) || !object?.startsWith(schema)) continue;
    const key = `${subject.slice(schema.length)} ${predicate}`;
    known.set(key, (known.get(key) ?? new Set()).add(object.slice(schema.length)));
  }
  const objectsOf = (subject: string, predicate: string): ReadonlySet<string> =>
    known.get(`${subject} ${predicate}`) ?? new Set();

  const ancestors = new Map<string, ReadonlySet<string>>();

  function ancestorsOf(className: string): ReadonlySet<string> {
    const earlier = ancestors.get(className);
    if (earlier) return earlier;
    const parents = [...objectsOf(className, subClassOf)];
    const own = parents.length > 0 || className === 'Thing' ? [className] : [];
    const found = new Set([...own, ...parents.flatMap((name) => [...ancestorsOf(name)])]);
    ancestors.set(className, found);
    return found;
  }

  return {
    ancestorsOf,
    domainOf: (property) => objectsOf(property, `${schema}domainIncludes`),
    rangeOf: (property) => objectsOf(property, `${schema}rangeIncludes`),
    enumerationsOf: (member) => objectsOf(member, type),
    successorsOf: (term) => objectsOf(term, `${schema}supersededBy`),
  };
}
