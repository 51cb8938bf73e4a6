import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import { longestMessage } from '@boardwalk/sdk-core/inbox/limits';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { countCharacters } from '@boardwalk/sdk-core/vocabulary/text/count-characters';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Send } from 'lucide';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { PlainForm } from '../../../kit/form/PlainForm.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { isComposingKey } from '../../../kit/text-field/composing-key.ts';
import { Field } from '../../../kit/text-field/Field.tsx';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import { AddMessagePictures } from './pictures/AddMessagePictures.tsx';
import type { Pictures } from './pictures/use-pictures.ts';
import { usePicturesToSend } from './pictures/use-pictures-to-send.ts';
import type { ThreadDraft } from './use-thread-draft.ts';
import '../../../kit/text-field/text-area.css';
import '../thread/open-thread.css';

const AddedList = lazyParts(() => import('./pictures/AddedList.tsx')).component('AddedList', {
  Missing: PartMissing,
});

interface WriterProps {
  /** To whom one writes. */
  readonly name: string;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly draft: ThreadDraft;
  readonly pictures: Pictures;
  readonly onSend: (text: string) => void;
}

/** A message being written: Enter sends it, Shift and Enter begin a new line. */
export function MessageComposer({ name, area, draft, pictures, onSend }: WriterProps) {
  const messages = useMessages(inboxMessages);
  const formatNumber = createNumberFormatter(findLocale([useEnvironment().locale]));
  const counted = useCounted();
  const id = useId();
  const label = fillMessage(messages.write, { name });
  const text = draft.text.trim();
  const excess = countCharacters(text) - longestMessage;
  const toSend = usePicturesToSend(pictures);
  const error =
    excess > 0
      ? fillMessage(counted(messages.tooLong, excess), { most: formatNumber(longestMessage) })
      : toSend.error;

  function send() {
    area.current?.focus();
    if ((text !== '' || toSend.count > 0) && excess <= 0 && toSend.check()) onSend(text);
  }

  function pressKey(press: KeyboardEvent) {
    // While a word is being composed Enter ends that; a keyboard on the screen has no other way to a new line.
    const isPlain = press.key === 'Enter' && !press.shiftKey && !isComposingKey(press.nativeEvent);
    if (!isPlain || matchMedia('(hover: none)').matches) return;
    press.preventDefault();
    send();
  }

  return (
    <PlainForm
      className={classNames('writer', toSend.isOver && 'is-over')}
      onSubmit={send}
      {...toSend.dropping}
    >
      {pictures.added && (
        <AddedList added={pictures.added} onEmptied={() => area.current?.focus()} />
      )}
      <Field id={id} label={label} isLabelHidden help={messages.writeHelp} error={error}>
        <textarea
          ref={area}
          id={id}
          className="text-area writer-area"
          rows={2}
          dir="auto"
          placeholder={label}
          value={draft.text}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-note`}
          onInput={(input) => draft.change(input.currentTarget.value)}
          onKeyDown={pressKey}
          onPaste={toSend.paste}
        />
      </Field>
      <AddMessagePictures add={pictures.add} hasSome={toSend.count > 0} />
      <Button type="submit" variant="primary" icon={Send}>
        {messages.send}
      </Button>
    </PlainForm>
  );
}
