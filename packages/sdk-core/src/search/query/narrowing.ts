import { parseFilters } from '../../listings/fields/filter-text.ts';
import type { FieldProblem } from '../../vocabulary/problem.ts';
import { writeJson } from '../../vocabulary/text/write-json.ts';
import { parseBounds } from '../map/map-bounds.ts';
import type { Narrowing, SearchQuery } from '../rules.ts';
import { parsePrice } from './price-range.ts';

/** Called with what can't be read: `path` names the text of the query. */
export type ReportQueryProblems = (problems: readonly FieldProblem[]) => void;

/** Returns what the texts of a query narrow it to; what can't be read is left out and reported. */
export function readNarrowing(query: SearchQuery, onUnread?: ReportQueryProblems): Narrowing {
  const problems: FieldProblem[] = [];
  const tell = (path: 'price' | 'bounds' | 'filters', message: string) =>
    problems.push({ path, message: `is ${writeJson(query[path])}; ${message}` });

  const filters = readFilters(query, (message) => tell('filters', message));
  const price = parsePrice(query.price);
  if (!price && query.price !== '') tell('price', `accepted: ${acceptedPrice}`);
  const bounds = parseBounds(query.bounds);
  if (!bounds && query.bounds !== '') tell('bounds', `accepted: ${acceptedBounds}`);

  if (problems.length > 0) onUnread?.(problems);
  return { ...(filters && { filters }), ...(price && { price }), ...(bounds && { bounds }) };
}

/**
 * Reports what a server refuses in the same way as what can't be read: by its name in the query,
 * not by where the request has it. Returns the subcategories that are all it refuses; none if it
 * refuses anything else.
 */
export function reportRefusedFields(
  query: SearchQuery,
  fields: readonly FieldProblem[],
  onUnread?: ReportQueryProblems,
): readonly string[] {
  onUnread?.(
    fields.map(({ path, message }) => {
      const [, name = ''] = path.split('.');
      return {
        path: name,
        message: `is ${writeJson(String(Reflect.get(query, name)))}; ${message}`,
      };
    }),
  );
  const unknown = query.subcategory.filter((_, index) =>
    fields.some(({ path }) => path === `body.subcategory.${index}`),
  );
  return unknown.length === fields.length ? unknown : [];
}

const acceptedPrice =
  'a range such as "250000..500000" or "..2000 CAD MONTHLY", the lowest price first';
const acceptedBounds = 'south,west,north,east in degrees, the south below the north';

function readFilters({ category, filters }: SearchQuery, tell: (message: string) => void) {
  const [kind] = category;
  if (filters === '') return undefined;
  if (kind === undefined || category.length > 1) {
    tell('accepted: filters beside one category alone');
    return undefined;
  }
  const { values, problems } = parseFilters(kind, filters);
  for (const { path, message } of problems) tell(`"${path}" is left out: ${message}`);
  return Object.keys(values).length > 0 ? values : undefined;
}
