import { escapeMarkup } from '@boardwalk/sdk-core/vocabulary/text/escape';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { WidgetEnvironment } from '@boardwalk/widgets/server';
import type { PlacedWidget } from '../pages/site-page.ts';
import { type LoadedWidget, type Report, writeWidget } from './render-widgets.ts';

/** What differs from page to page in the same HTML. */
export interface PageMarks {
  readonly nonce: string;
  /** The page's path in the other language. */
  readonly alternate: string;
}

/** The HTML of a widget; in it, by its name, what each page puts in itself. */
type Pieces = readonly (Buffer | keyof PageMarks)[];

interface KeptHtml {
  readonly pieces: Pieces;
  readonly until: number;
}

/** A signed-in visitor's bar is one of many, and not worth more room than this. */
const mostKept = 200;

/**
 * Their snapshots contain the time of rendering, from which a shell shows nothing finer than a
 * year.
 */
const keptSeconds = 30;

/** No nonce has this text, no path, and no text of a widget's. */
const nonceMark = '\u{e000}nonce\u{e000}';

/** Stands in attributes for the page's path in the other language. */
export const alternateMark = '\u{e000}alternate\u{e000}';

const marks = /\u{e000}(nonce|alternate)\u{e000}/u;

/**
 * Answers what writes the widgets around a page. They are the same on most pages, so the HTML of
 * one is used again, as the bytes that it is sent as, for the same tag, attributes, data and language.
 */
export function createShellWriter(report: Report) {
  const kept = new Map<string, KeptHtml>();

  function render(widget: LoadedWidget | PlacedWidget, env: WidgetEnvironment): Pieces {
    // What a group of the expression holds stands between the texts.
    const texts = writeWidget(widget, env, nonceMark, report).split(marks);
    return texts.map((text, index) => (index % 2 === 1 && isMark(text) ? text : Buffer.from(text)));
  }

  function piecesOf(widget: LoadedWidget, env: WidgetEnvironment): Pieces {
    const { tag, attributes, state } = widget;
    const key = JSON.stringify([tag, env.locale, attributes, state]);
    const found = kept.get(key);
    if (found && found.until > performance.now()) return found.pieces;
    const pieces = render(widget, env);
    kept.delete(key);
    for (const oldest of kept.keys()) {
      if (kept.size < mostKept) break;
      kept.delete(oldest);
    }
    kept.set(key, { pieces, until: performance.now() + keptSeconds * secondMs });
    return pieces;
  }

  return function writeShell(
    widgets: readonly (LoadedWidget | PlacedWidget)[],
    env: WidgetEnvironment,
    { nonce, alternate }: PageMarks,
  ): Buffer {
    const own = { nonce: Buffer.from(nonce), alternate: Buffer.from(escapeMarkup(alternate)) };
    const pieces = widgets.flatMap((widget) =>
      'state' in widget ? piecesOf(widget, env) : render(widget, env),
    );
    return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? own[piece] : piece)));
  };
}

function isMark(text: string): text is keyof PageMarks {
  return text === 'nonce' || text === 'alternate';
}
