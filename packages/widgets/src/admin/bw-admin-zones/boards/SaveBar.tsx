import type { ZoneChoice } from '@boardwalk/sdk-core/boards/zones/zone-choice';
import { zoneBoardsMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import '../zone/zone.css';

interface SaveBarProps {
  readonly choice: ZoneChoice;
  readonly onDiscard: () => void;
  readonly onSave: () => Promise<void>;
}

/** How many boards come and go, and the way to save that; nothing where none do. */
export function SaveBar({ choice: { add, remove }, onDiscard, onSave }: SaveBarProps) {
  const messages = useMessages(zoneBoardsMessages);
  const locale = useLocale();
  const form = useForm({ send: onSave });
  const coming = countMessage(messages.coming, add.size, locale);
  const leaving = countMessage(messages.leaving, remove.size, locale);

  function words(): string {
    if (remove.size === 0) return coming;
    return add.size === 0 ? leaving : fillMessage(messages.both, { coming, leaving });
  }

  const isEmpty = add.size + remove.size === 0;
  return (
    <>
      <p className="visually-hidden" role="status">
        {!isEmpty && words()}
      </p>
      {!isEmpty && (
        <section className="zone-save" aria-label={messages.changes}>
          <DialogForm form={form} submit={messages.save} onCancel={onDiscard}>
            <p aria-hidden="true">{words()}</p>
          </DialogForm>
        </section>
      )}
    </>
  );
}
