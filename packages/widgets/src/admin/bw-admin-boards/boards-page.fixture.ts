import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { downtown, harbour, king, mill, tiles } from '../boards/boards.fixture.ts';
import { chief } from '../testing/people.fixture.ts';
import table from './bw-admin-boards.element.tsx';

registerElement(table);

export const list = 'GET /administration/billboards';
export const page = (...items: object[]) => ({ items, total: items.length });

/** The widget on a page of its own, with three boards. */
export function openBoards(answers: object = {}, attributes: Record<string, string> = {}) {
  return openWidget('bw-admin-boards', attributes, {
    'GET /user/': chief,
    'GET /zones': { items: [downtown] },
    'GET /places/map': tiles,
    [list]: page(king, harbour, mill),
    ...answers,
  });
}

/** What was sent by a call. */
export function bodyOf(call: string | undefined, name: string): unknown {
  return JSON.parse(call?.slice(name.length) ?? '');
}
