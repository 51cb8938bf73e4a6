import { useStore } from '@nanostores/react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import type { FieldErrors, Form } from '../../kit/form/use-form.ts';
import { createAutosave, type SaveState } from './create-autosave.ts';
import { findNativeErrors, inFieldOrder } from './find-native-errors.ts';
import { formMessages } from './messages.ts';
import { useLocale } from './use-locale.ts';
import { useWordedForm } from './use-worded-form.ts';

interface CheckedFormSettings {
  /** What the domain finds wrong beyond what the fields say themselves; see `checkBySchema`. */
  readonly check?: (data: FormData) => FieldErrors | Promise<FieldErrors>;
  /** Of a form of which a part shows at a time: whether a fault of this field counts now. */
  readonly concerns?: (name: string) => boolean;
  /** Sends it; the fields that a rejected problem names are shown to be at fault. */
  readonly send: (data: FormData) => Promise<void>;
  /** Saves it as it stands, mistakes included, while somebody fills it in; may answer `kept`. */
  readonly save?: (data: FormData) => Promise<unknown>;
}

/** A form that `Form` shows. */
export interface CheckedForm extends Form {
  readonly summary: RefObject<HTMLElement | null>;
  /** What has become of the last change. */
  readonly progress: 'untouched' | 'changed' | 'sent';
  readonly saving: SaveState;
  /** Hears each change, with the event where it has one. */
  readonly onInput: (input?: FormEvent<HTMLFormElement>) => void;
  readonly retrySave: () => void;
}

/**
 * A form that checks itself: first by what its fields say of themselves (`required`, `min` and so
 * on), then by `check`, then by the server's answer. Its summary of errors takes the focus.
 */
export function useCheckedForm(settings: CheckedFormSettings): CheckedForm {
  const { check, concerns, send, save } = settings;
  const messages = useMessages(formMessages);
  const locale = useLocale();
  const summary = useRef<HTMLElement>(null);
  const edits = useRef(0);
  const [progress, setProgress] = useState<CheckedForm['progress']>('untouched');

  const latestSave = useRef(save);
  latestSave.current = save;
  const [autosave] = useState(() =>
    createAutosave(async (draft: FormData) => latestSave.current?.(draft)),
  );
  const saving = useStore(autosave.$state);

  // What is taken off the page saves what it has not saved yet.
  useEffect(() => () => void autosave.close(), [autosave]);

  const form = useWordedForm({
    async check(data, element) {
      const own = await check?.(data);
      const all = inFieldOrder(element, { ...own, ...findNativeErrors(element, messages, locale) });
      return concerns
        ? Object.fromEntries(Object.entries(all).filter(([name]) => concerns(name)))
        : all;
    },
    async send(data) {
      const sentEdits = edits.current;
      // A draft on its way must not arrive after what is sent.
      await autosave.flush();
      await send(data);
      if (edits.current !== sentEdits) return;
      autosave.drop();
      setProgress('sent');
    },
    focusRefusal: () => summary.current?.focus(),
  });

  return {
    ...form,
    summary,
    progress,
    saving,
    retrySave: () => void autosave.flush(),
    onInput(input) {
      edits.current += 1;
      if (input) form.form.onInput(input);
      setProgress('changed');
      if (save && form.form.ref.current) autosave.change(new FormData(form.form.ref.current));
    },
  };
}
