import { matchesGlob } from 'node:path';
import { findReach, type ImportGraph } from '../../imports/import-graph.ts';
import {
  findTopic,
  heavyTests,
  matrixTests,
  registries,
  testsOfAllDomains,
  testsOfPrograms,
  wholeRuns,
} from './test-map.ts';

/** Which tests a change asks for; paths count from the repository's root. */
export interface TestChoice {
  /** Why it asks for every test; the other fields are then empty. */
  readonly wholeRun: readonly string[];
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
  /** Domains whose endpoints the permission matrix plays. */
  readonly matrixDomains: readonly string[];
  /** Tests that the change reaches and that are left to the whole run. */
  readonly leftOut: readonly string[];
  /** Modules whose types depend on the change. */
  readonly typed: readonly string[];
}

/** What is known of the workspace. */
export interface Workspace {
  readonly graph: ImportGraph;
  /** Folders and files of `e2e`, each with the topics that its journeys are about. */
  readonly walked: Readonly<Record<string, readonly string[]>>;
  /** The text of a file. */
  read(file: string): string;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isTesting = (file: string) => /\.(?:test|fixture)\.tsx?$/.test(file);
const isJourney = (file: string) => file.startsWith('e2e/');
const isOfApi = (file: string) => file.startsWith('apps/api/src/');
const isRegistry = (file: string) => matchesGlob(file, registries);

/** Chooses the tests that may see a change of these files. */
export function chooseTests(changed: readonly string[], workspace: Workspace): TestChoice {
  const wholeRun = findWholeRun(changed);
  if (wholeRun.length > 0) {
    return { wholeRun, tests: [], journeys: [], matrixDomains: [], leftOut: [], typed: [] };
  }
  const { graph } = workspace;
  const reached = [
    ...findReach(changed, graph.loadedBy, isRegistry),
    ...findTestsOfDomains(changed, graph),
    ...findTestsOfTranslations(changed, workspace),
  ];
  const tests = [...new Set(reached)].filter((file) => isTest(file) && !isJourney(file)).sort();
  const isReachedOf = (paths: string) => (test: string) =>
    matchesGlob(test, paths) && !changed.includes(test);
  const isHeavy = isReachedOf(heavyTests);
  const isMatrix = isReachedOf(matrixTests);
  return {
    wholeRun,
    tests: tests.filter((test) => !isHeavy(test) && !isMatrix(test)),
    journeys: findJourneys(changed, workspace),
    matrixDomains: findMatrixDomains(changed, graph),
    leftOut: tests.filter(isHeavy),
    typed: [...findReach(changed, graph.typedBy)].sort(),
  };
}

function findWholeRun(changed: readonly string[]): string[] {
  const files = changed.filter((file) => !isTest(file));
  return wholeRuns.flatMap(({ paths, name }) => {
    const file = files.find((one) => matchesGlob(one, paths));
    return file === undefined ? [] : [`${name} (${file})`];
  });
}

/** The tests of the API's domains that changed, and those above all domains: they import a registry. */
function findTestsOfDomains(changed: readonly string[], graph: ImportGraph): string[] {
  const sources = changed.filter((file) => isOfApi(file) || isContract(file));
  const domains = new Set(sources.flatMap((file) => findTopic(file) ?? []));
  if (sources.every(isTesting)) return [];
  const importers = findReach([...graph.loadedBy.keys()].filter(isRegistry), graph.loadedBy);
  return [...importers].filter((file) =>
    matchesGlob(file, testsOfAllDomains)
      ? !matchesGlob(file, testsOfPrograms)
      : isOfApi(file) && domains.has(findTopic(file) ?? ''),
  );
}

/** Whether a file says what travels between browser and API. */
function isContract(file: string): boolean {
  return matchesGlob(file, 'packages/sdk-core/src/**/*{endpoints,schemas}.ts');
}

/** Tests in another language of whatever shows a catalogue whose translation changed. */
function findTestsOfTranslations(changed: readonly string[], { graph, read }: Workspace): string[] {
  return changed.flatMap((file) => {
    const [, catalogue, language] = /^(.+)\.([a-z]{2})\.ts$/.exec(file) ?? [];
    if (catalogue === undefined) return [];
    const named = new RegExp(`['"\`]${language}(?:-[A-Z]{2})?['"\`]`);
    return [...findReach([`${catalogue}.ts`], graph.loadedBy, isRegistry)].filter(
      (test) => isTest(test) && !isJourney(test) && named.test(read(test)),
    );
  });
}

/** The domains of what changed on the server that have endpoints. */
function findMatrixDomains(changed: readonly string[], { modules }: ImportGraph): string[] {
  const sources = changed.filter((file) => isContract(file) || (isOfApi(file) && !isTest(file)));
  const domains = new Set(sources.flatMap((file) => findTopic(file) ?? []));
  return [...domains]
    .filter((domain) =>
      modules.some((file) => matchesGlob(file, `packages/sdk-core/src/${domain}/**/endpoints.ts`)),
    )
    .sort();
}

/** Journeys that changed, and those about what changed. */
function findJourneys(changed: readonly string[], { graph, walked }: Workspace): string[] {
  const topics = new Set(changed.filter((file) => !isTesting(file)).map(findTopic));
  const places = Object.entries(walked).filter(([, names]) =>
    names.some((name) => topics.has(name)),
  );
  const own = findReach(changed.filter(isJourney), graph.loadedBy);
  return graph.modules
    .filter((file) => isJourney(file) && isTest(file))
    .filter((file) => own.has(file) || places.some(([place]) => isWalkOf(file, place, walked)))
    .sort();
}

/** Whether a place of `e2e` is the narrowest that holds a journey. */
function isWalkOf(journey: string, place: string, walked: Workspace['walked']): boolean {
  const narrowest = Object.keys(walked)
    .filter((one) => journey.startsWith(`e2e/${one}`))
    .reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  return narrowest === place;
}
