import type { NewBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { textOf } from '../../kit/form/form-data.ts';

/** Who shows on a board: one merchant alone, or several. */
export const sharings = ['several', 'alone'] as const;

/** Of one trade: one merchant, a number of them, or as many as there is place for. */
export const tradeLimits = ['one', 'some', 'any'] as const;

/** What the form of a board says, as far as its fields are right. */
export function readBoardForm(data: FormData): NewBoard {
  const number = (name: string) => Number(textOf(data, name));
  const isAlone = textOf(data, 'sharing') === 'alone';
  return {
    ...readNamed(data),
    point: { lat: number('point.lat'), lng: number('point.lng') },
    ...(isAlone
      ? { capacity: 1, mostPerServiceType: 1 }
      : { capacity: number('capacity'), mostPerServiceType: readMost(data) }),
    picture: readBoardPicture(data),
  };
}

/** What a board or a zone is called, and what is said of it. */
export function readNamed(data: FormData): Pick<NewBoard, 'name' | 'description'> {
  return {
    name: textOf(data, 'name').trim(),
    description: textOf(data, 'description').trim(),
  };
}

function readMost(data: FormData): number | null {
  const trade = textOf(data, 'trade');
  if (trade === 'some') return Number(textOf(data, 'mostPerServiceType'));
  return trade === 'one' ? 1 : null;
}

/** The picture that the form has, with its caption. */
export function readBoardPicture(data: FormData): NewBoard['picture'] {
  // The field of the form wrote it.
  return JSON.parse(textOf(data, 'picture')) as NewBoard['picture'];
}
