import { type FormPart, type FormValue, parseForm } from './form.ts';
import { invalidParameter } from './stripe-fault.ts';

/**
 * The parameters of a request. Whatever an operation does not ask for is unknown to it: the
 * provider refuses unknown parameters, so that a misspelled one is found here and not in production.
 */
export class Input {
  readonly #values: FormPart;
  readonly #path: string;
  readonly #asked = new Set<string>();
  readonly #parts: Input[] = [];

  constructor(values: FormPart, path = '') {
    this.#values = values;
    this.#path = path;
  }

  static of(text: string): Input {
    return new Input(parseForm(text));
  }

  /** Whether the parameter is given, an empty one included. */
  has(name: string): boolean {
    return this.#take(name) !== undefined;
  }

  /** Text; null where it is given empty, which unsets a value. */
  text(name: string): string | null | undefined {
    const value = this.#take(name);
    if (typeof value === 'object') {
      throw invalidParameter(this.#full(name), `Invalid string: ${this.#full(name)}`);
    }
    return value === '' ? null : value;
  }

  /** Text that there must be. */
  requireText(name: string): string {
    const value = this.text(name);
    if (value) return value;
    throw invalidParameter(
      this.#full(name),
      `Missing required param: ${this.#full(name)}.`,
      'parameter_missing',
    );
  }

  /** An address of the web. */
  address(name: string): string | null | undefined {
    const value = this.text(name);
    if (value === undefined || value === null) return value;
    const url = URL.parse(value);
    if (url?.protocol === 'https:' || url?.protocol === 'http:') return value;
    throw invalidParameter(this.#full(name), 'Not a valid URL', 'url_invalid');
  }

  /** An address that there must be. */
  requireAddress(name: string): string {
    return this.address(name) || this.requireText(name);
  }

  /** One of some words. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.text(name);
    if (value === undefined || value === null) return undefined;
    const word = words.find((one) => one === value);
    if (word !== undefined) return word;
    throw invalidParameter(
      this.#full(name),
      `Invalid ${this.#full(name)}: must be one of ${words.join(', ')}`,
    );
  }

  /** A whole number. */
  whole(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === null) return undefined;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalidParameter(
      this.#full(name),
      `Invalid integer: ${value}`,
      'parameter_invalid_integer',
    );
  }

  /** A number with decimals, such as a percentage. */
  decimal(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === null) return undefined;
    if (/^\d{1,12}(\.\d{1,12})?$/.test(value)) return Number(value);
    throw invalidParameter(this.#full(name), `Invalid decimal: ${value}`);
  }

  /** True or false. */
  flag(name: string): boolean | undefined {
    const word = this.choice(name, ['true', 'false']);
    return word === undefined ? undefined : word === 'true';
  }

  /** A part with parameters of its own. */
  part(name: string): Input | undefined {
    const value = this.#take(name);
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') {
      throw invalidParameter(this.#full(name), `Invalid object: ${this.#full(name)}`);
    }
    return this.#within(value, this.#full(name));
  }

  /** The parts of a list; none where it is given empty. */
  parts(name: string): readonly Input[] | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string') return [];
    return Object.entries(value).map(([position, part]) => {
      const path = `${this.#full(name)}[${position}]`;
      if (typeof part === 'object') return this.#within(part, path);
      throw invalidParameter(path, `Invalid object: ${path}`);
    });
  }

  /** The texts of a list. */
  texts(name: string): readonly string[] | undefined {
    const value = this.#take(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string') return value === '' ? [] : [value];
    return Object.values(value).filter((text) => typeof text === 'string');
  }

  /** A dictionary of texts; an empty text takes its key away, an empty dictionary all of them. */
  dictionary(name: string, before: Readonly<Record<string, string>> = {}): Record<string, string> {
    const value = this.#take(name);
    if (value === undefined) return { ...before };
    if (typeof value === 'string') return {};
    const given = Object.entries(value).filter(([, text]) => typeof text === 'string');
    const merged = { ...before, ...Object.fromEntries(given) } as Record<string, string>;
    return Object.fromEntries(Object.entries(merged).filter(([, text]) => text !== ''));
  }

  /** Throws when a parameter was given that was never read. */
  requireAllAsked(): void {
    const unknown = Object.keys(this.#values).find((name) => !this.#asked.has(name));
    if (unknown !== undefined) {
      const path = this.#full(unknown);
      throw invalidParameter(path, `Received unknown parameter: ${path}`, 'parameter_unknown');
    }
    for (const part of this.#parts) part.requireAllAsked();
  }

  #within(values: FormPart, path: string): Input {
    const part = new Input(values, path);
    this.#parts.push(part);
    return part;
  }

  #take(name: string): FormValue | undefined {
    this.#asked.add(name);
    return this.#values[name];
  }

  #full(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`;
  }
}
