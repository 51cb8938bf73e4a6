import type { WidgetEnvironment } from '@boardwalk/widgets/server';
import type { PlacedWidget } from '../pages/site-page.ts';
import { type LoadedWidget, type Report, writeWidget } from './render-widgets.ts';

/** The HTML of a widget before, between and after the places of its nonce. */
type Pieces = readonly Buffer[];

interface KeptHtml {
  readonly pieces: Pieces;
  readonly until: number;
}

/** A signed-in visitor's bar is one of many, and not worth more room than this. */
const mostKept = 200;

/** Their snapshots tell the time of rendering, by which nothing in a shell is more than a year. */
const keptSeconds = 30;

/** No nonce has this text, and no text of a widget's. */
const nonceMark = '\u{e000}nonce\u{e000}';

/**
 * Answers what writes the widgets around a page. They are the same on most pages, so the HTML of
 * one is used again, as the bytes that it is sent as, for the same tag, attributes, data and language.
 */
export function createShellWriter(report: Report) {
  const kept = new Map<string, KeptHtml>();

  function render(widget: LoadedWidget, env: WidgetEnvironment): Pieces {
    const html = writeWidget(widget, env, nonceMark, report);
    return html.split(nonceMark).map((piece) => Buffer.from(piece));
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
    kept.set(key, { pieces, until: performance.now() + keptSeconds * 1_000 });
    return pieces;
  }

  return function writeShell(
    widgets: readonly (LoadedWidget | PlacedWidget)[],
    env: WidgetEnvironment,
    nonce: string,
  ): Buffer {
    const written = widgets.flatMap((widget) =>
      'state' in widget
        ? piecesOf(widget, env).flatMap((piece, index) =>
            index === 0 ? [piece] : [Buffer.from(nonce), piece],
          )
        : [Buffer.from(writeWidget(widget, env, nonce, report))],
    );
    return Buffer.concat(written);
  };
}
