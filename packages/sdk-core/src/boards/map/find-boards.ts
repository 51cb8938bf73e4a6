import { foldPlaceText } from '../../vocabulary/places/place-text.ts';
import type { MapBoard } from './board-columns.ts';

/** Boards that are suggested at most; places stand below them. */
const most = 5;

/** Letters from which on boards are looked for. */
export const fewestLetters = 2;

/** Finds boards one of whose words begins with what was typed, those that begin with it first. */
export function createBoardFinder(boards: Iterable<MapBoard>) {
  let folded: readonly { readonly board: MapBoard; readonly name: string }[] | undefined;
  return (text: string): readonly MapBoard[] => {
    const wanted = foldPlaceText(text);
    if (wanted.length < fewestLetters) return [];
    folded ??= Array.from(boards, (board) => ({ board, name: foldPlaceText(board.name) }));
    const first = folded.filter(({ name }) => name.startsWith(wanted));
    const others = folded.filter(
      ({ name }) => name.includes(` ${wanted}`) && !name.startsWith(wanted),
    );
    return [...first, ...others].slice(0, most).map(({ board }) => board);
  };
}
