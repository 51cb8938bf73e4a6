/** A text, or texts by the categories of `Intl.PluralRules`. */
type Message = string | Readonly<Record<string, string>>;

/** Messages by catalogue and key. */
export type Texts = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** What is wrong with a language's texts, a sentence each; empty when they match the English ones. */
export function compareTranslation(english: Texts, translated: Texts): readonly string[] {
  const unknownCatalogues = Object.keys(translated).filter((name) => !Object.hasOwn(english, name));
  return [
    ...unknownCatalogues.map((name) => `${name}: there is no such catalogue in English`),
    ...Object.entries(english).flatMap(([name, messages]) =>
      compareCatalogue(name, messages, translated[name] ?? {}),
    ),
  ];
}

function compareCatalogue(name: string, english: Texts[string], own: Texts[string]): string[] {
  const unknown = Object.keys(own).filter((key) => !Object.hasOwn(english, key));
  return [
    ...unknown.map((key) => `${name} › ${key}: there is no such message in English`),
    ...Object.entries(english).flatMap(([key, message]) => {
      const text = own[key];
      const problem = text === undefined ? 'is missing' : compareMessage(message, text);
      return problem === undefined ? [] : [`${name} › ${key}: ${problem}`];
    }),
  ];
}

function compareMessage(english: Message, text: Message): string | undefined {
  if (typeof english !== typeof text) return 'is a text in one language and a count in the other';
  const [expected, found] = [placesOf(english), placesOf(text)];
  const unknown = [...found].filter((place) => !expected.has(place));
  if (unknown.length > 0) return `has ${unknown.join(', ')}, which English has not`;
  // A form for one may do without its number.
  if (typeof text !== 'string') return undefined;
  const lost = [...expected].filter((place) => !found.has(place));
  return lost.length > 0 ? `has lost ${lost.join(', ')}` : undefined;
}

/** The `{name}` places of a message. */
function placesOf(message: Message): ReadonlySet<string> {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  return new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []));
}
