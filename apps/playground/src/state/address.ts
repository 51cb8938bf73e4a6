import { attributesOf, type Catalogue, findWidget } from '../catalogue/catalogue.ts';
import { isAccepted } from '../catalogue/check-text.ts';
import { isTokenValue } from '../theme/check-token.ts';
import {
  answerModes,
  frameworks,
  hostSwitches,
  networks,
  panels,
  processors,
  viewports,
} from './choices.ts';
import { initialState, type PlaygroundState } from './playground-state.ts';

const attributePrefix = 'a.';
const tokenPrefix = 't.';

/** Choices of one word each, by their name in the address. */
const words = {
  direction: ['auto', 'rtl'],
  answers: answerModes,
  network: networks,
  processor: processors,
  viewport: viewports,
  panel: panels,
  framework: frameworks,
} as const;
type Word = keyof typeof words;

// The table's own names.
const wordNames = Object.keys(words) as Word[];

/** A state as the query of an address; what is as it always is stays out. */
export function writeAddress(state: PlaygroundState): URLSearchParams {
  const query = new URLSearchParams({ widget: state.tag });
  for (const [name, text] of Object.entries(state.attributes)) {
    query.append(attributePrefix + name, text);
  }
  for (const [name, text] of Object.entries(state.tokens)) {
    query.append(tokenPrefix + name.replace('--bw-', ''), text);
  }
  const initial = initialState(state.tag);
  for (const name of wordNames) {
    if (state[name] !== initial[name]) query.append(name, state[name]);
  }
  if (state.hosts.length > 0) query.append('hosts', state.hosts.join());
  return query;
}

/**
 * What an address says, with everything left out that the catalogue does not know or the table does
 * not accept; undefined where it names no widget or an unknown one.
 */
export function readAddress(
  catalogue: Catalogue,
  query: URLSearchParams,
): PlaygroundState | undefined {
  const widget = findWidget(catalogue, query.get('widget') ?? '');
  if (!widget) return undefined;
  const attributes = attributesOf(catalogue, widget).flatMap((attribute) => {
    const text = query.get(attributePrefix + attribute.name);
    return text !== null && isAccepted(attribute, text) ? [[attribute.name, text] as const] : [];
  });
  const tokens = catalogue.tokens.flatMap((token) => {
    const text = query.get(tokenPrefix + token.name.replace('--bw-', ''));
    return text !== null && isTokenValue(token, text) ? [[token.name, text] as const] : [];
  });
  const hosts = (query.get('hosts') ?? '').split(',');
  return {
    ...initialState(widget.tag),
    ...readWords(query),
    attributes: Object.fromEntries(attributes),
    tokens: Object.fromEntries(tokens),
    hosts: hostSwitches.filter((name) => hosts.includes(name)),
  };
}

function readWords(query: URLSearchParams): Partial<Pick<PlaygroundState, Word>> {
  const read = wordNames.flatMap((name) => {
    const known: readonly string[] = words[name];
    const text = query.get(name);
    return text !== null && known.includes(text) ? [[name, text]] : [];
  });
  return Object.fromEntries(read);
}
