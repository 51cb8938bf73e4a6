import {
  boardFormMessages,
  managedBoardsMessages,
} from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { ManagedBoard, NewBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useMessages } from '../../element/mount/widget-context.ts';
import { ChangedMeanwhile } from '../../parts/changed-meanwhile/ChangedMeanwhile.tsx';
import { useVersioned } from '../../parts/changed-meanwhile/use-versioned.ts';
import { DialogForm } from '../../parts/confirm/DialogForm.tsx';
import { FormMarks } from '../../parts/form/FormMarks.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { WordedProblem } from '../../parts/problem/worded-problem.ts';
import { checkBoardForm } from './check-board-form.ts';
import { NameFields } from './NameFields.tsx';
import { PictureField } from './PictureField.tsx';
import { PointFields } from './PointFields.tsx';
import { readBoardForm } from './read-board-form.ts';
import { SharingFields } from './SharingFields.tsx';

interface BoardFormProps {
  readonly onCancel: () => void;
  /** The board that is changed; without it one is put up. */
  readonly board: ManagedBoard | undefined;
  /** Where one that is put up begins. */
  readonly point?: Point | undefined;
  /** Answers the board as it stands where somebody else has changed it since. */
  readonly onSend: (
    board: NewBoard,
    current: ManagedBoard | undefined,
  ) => Promise<ManagedBoard | undefined>;
}

/** What a board is called, where it stands, what it shows, and whom it takes. */
export function BoardForm({ board, point, onSend, onCancel }: BoardFormProps) {
  const messages = useMessages(boardFormMessages);
  const { make } = useMessages(managedBoardsMessages);
  const versioned = useVersioned(board, (one) => [
    { label: messages.name, value: one.name },
    { label: messages.description, value: one.description },
    { label: messages.lat, value: String(one.point.lat) },
    { label: messages.lng, value: String(one.point.lng) },
    { label: messages.capacity, value: String(one.capacity) },
    { label: messages.most, value: String(one.mostPerServiceType ?? '') },
    { label: messages.picture, value: one.image?.alt ?? '' },
  ]);
  const form = useForm({
    check: (data) => checkBoardForm(data, messages),
    async send(data) {
      const sent = readBoardForm(data);
      await versioned
        .send((current) => onSend(sent, current))
        .catch((error: unknown) => {
          throw new WordedProblem(toProblem(error), {
            fields: { 'picture.id': messages.pictureForeign },
          });
        });
    },
  });
  return (
    <div>
      <DialogForm
        form={form}
        submit={board ? messages.save : make}
        sending={board ? messages.saving : messages.making}
        onCancel={onCancel}
        labels={{ picture: messages.picture }}
      >
        <FormMarks />
        <NameFields messages={messages} named={board} />
        <PointFields start={board?.point ?? point} />
        <SharingFields board={board} />
        <PictureField image={board?.image ?? null} />
        <ChangedMeanwhile facts={versioned.facts} />
      </DialogForm>
    </div>
  );
}
