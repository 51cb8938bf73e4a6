import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { DndContextProps } from '@dnd-kit/core';
import type { pictureListMessages } from './messages.ts';

/** What is said while a picture is moved, by the places of the pictures' ids. */
export function messagesOf(
  messages: Messages<typeof pictureListMessages>,
  ids: readonly string[],
): NonNullable<DndContextProps['accessibility']> {
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  const say = (message: string, id: string | number, over?: string | number) =>
    fillMessage(message, {
      number: placeOf(id),
      count: ids.length,
      ...(over !== undefined && { place: placeOf(over) }),
    });
  return {
    screenReaderInstructions: { draggable: messages.instructions },
    announcements: {
      onDragStart: ({ active }) => say(messages.pickedUp, active.id),
      onDragOver: ({ active, over }) =>
        over ? say(messages.movedTo, active.id, over.id) : undefined,
      onDragEnd: ({ active, over }) =>
        over ? say(messages.putDown, active.id, over.id) : say(messages.leftThere, active.id),
      onDragCancel: ({ active }) => say(messages.leftThere, active.id),
    },
  };
}
