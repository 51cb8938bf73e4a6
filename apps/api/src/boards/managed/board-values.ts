import type { NewBoard } from '@boardwalk/sdk-core/boards/managed/schemas';

/** The columns of a board that administrators write, but for its picture. */
export function boardValues({ name, description, point, capacity, mostPerServiceType }: NewBoard) {
  return { name, description, ...point, capacity, mostPerServiceType };
}
