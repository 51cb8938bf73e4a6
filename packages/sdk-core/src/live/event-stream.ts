/** An event as the stream names it. */
export interface ReceivedEvent {
  /** `message` where the stream gives no name. */
  readonly name: string;
  readonly data: string;
}

/** Reads an event stream piece by piece, as the HTML standard (9.2.6) has it. */
export interface EventStreamReader {
  /** The events that a piece completes. Throws a `RangeError` where one is longer than any is. */
  read(bytes: Uint8Array): readonly ReceivedEvent[];
  /** The last id that came whole, for `Last-Event-ID`. */
  readonly lastId: string | undefined;
}

/** Characters of one event; ours have a hundred. */
const longestEvent = 65_536;

export function createEventStreamReader(lastId?: string): EventStreamReader {
  const decoder = new TextDecoder();
  let rest = '';
  /** A line feed would belong to the carriage return before it. */
  let isAfterReturn = false;
  let length = 0;
  let fields = emptyFields();
  let id = lastId;
  let nextId = lastId;

  function takeLine(line: string): ReceivedEvent | undefined {
    if (line !== '') {
      const [name, value] = splitLine(line);
      if (name === 'id' && !value.includes('\0')) nextId = value === '' ? undefined : value;
      if (name === 'event') fields.name = value;
      if (name === 'data') fields.data.push(value);
      return undefined;
    }
    const { name, data } = fields;
    fields = emptyFields();
    length = 0;
    id = nextId;
    return data.length > 0 ? { name: name || 'message', data: data.join('\n') } : undefined;
  }

  return {
    read(bytes) {
      const text = decoder.decode(bytes, { stream: true });
      if (text === '') return [];
      rest += isAfterReturn && text.startsWith('\n') ? text.slice(1) : text;
      isAfterReturn = text.endsWith('\r');
      const found: ReceivedEvent[] = [];
      let from = 0;
      for (let end = lineEnd(rest, from); end; end = lineEnd(rest, from)) {
        length += end.at - from;
        if (length > longestEvent) break;
        const event = takeLine(rest.slice(from, end.at));
        if (event) found.push(event);
        from = end.next;
      }
      rest = rest.slice(from);
      if (length + rest.length > longestEvent) {
        throw new RangeError(`An event of a stream has at most ${longestEvent} characters.`);
      }
      return found;
    },
    get lastId() {
      return id;
    },
  };
}

function emptyFields(): { name: string; data: string[] } {
  return { name: '', data: [] };
}

/** Where a line ends and the next begins. */
function lineEnd(text: string, from: number): { at: number; next: number } | undefined {
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\n') return { at, next: at + 1 };
    if (sign === '\r') return { at, next: text[at + 1] === '\n' ? at + 2 : at + 1 };
  }
  return undefined;
}

/** A comment has the empty name. */
function splitLine(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(' ') ? value.slice(1) : value];
}
