import { cardsMessages } from '@boardwalk/sdk-core/billing/cards/cards-messages';
import { createCardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import type { Card } from '@boardwalk/sdk-core/billing/cards/schemas';
import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { renewalMessages } from '@boardwalk/sdk-core/licenses/own/license-deeds-messages';
import { offeredCard, renewalCards } from '@boardwalk/sdk-core/licenses/own/renewal-cards';
import { billing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useRef, useState } from 'react';
import { useEnvironment, useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { toast } from '../../../element/toast.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Select } from '../../../kit/select/Select.tsx';
import select from '../../../kit/select/select.css?inline';
import { useStyles } from '../../../kit/style/use-styles.ts';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { confirmStyles } from '../../../parts/confirm/styles.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { useWordedForm } from '../../../parts/form/use-worded-form.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useFollowed } from '../../../parts/remote-state/use-remote.ts';

interface RenewalDialogProps {
  readonly license: License;
  /** Rejects with a `Problem`. */
  readonly onStart: (paymentId: string) => Promise<void>;
  readonly onClose: () => void;
}

const styles = [confirmStyles, select].join('\n');

/** Says when a licence renews, and with which saved card. */
export function RenewalDialog({ license, onStart, onClose }: RenewalDialogProps) {
  const env = useEnvironment();
  const messages = env.messages(renewalMessages);
  const store = env.store(createCardsStore);
  const remote = useFollowed(store);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, styles);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fillMessage(messages.title, { listing: license.title })}
      closeLabel={messages.close}
    >
      <div ref={place}>
        <RemoteContent remote={remote} rows={1} onRetry={() => void store.reload()}>
          {(saved) => {
            const cards = renewalCards(saved, env.clock.now());
            if (cards.length > 0) {
              return <RenewalForm {...{ license, cards, onStart, onClose }} />;
            }
            return (
              <div className="form">
                <p className="dialog-text" role="status">
                  {messages.noCard}
                </p>
                <div className="dialog-actions">
                  <RouteLink className="button button-primary" route={billing({})}>
                    {messages.toCards}
                  </RouteLink>
                </div>
              </div>
            );
          }}
        </RemoteContent>
      </div>
    </Dialog>
  );
}

interface RenewalFormProps extends RenewalDialogProps {
  /** One at least. */
  readonly cards: readonly Card[];
}

function RenewalForm({ license, cards, onStart, onClose }: RenewalFormProps) {
  const { env, host } = useWidget();
  const messages = env.messages(renewalMessages);
  const words = env.messages(cardsMessages);
  const { title: listing, dueAt, timeZone, payment_method } = license;
  const date = createDateFormatter(useLocale(), timeZone)(dueAt);
  const [picked, setPicked] = useState(payment_method);
  const card = offeredCard(cards, picked);
  const nameOf = ({ brand, last4 }: Card) =>
    fillMessage(words.name, { brand: words[`brand.${brand}`], last4 });
  const form = useWordedForm({
    async send() {
      if (!card) return;
      await onStart(card.payment_id);
      const started = fillMessage(messages.started, { listing, date, card: nameOf(card) });
      if (host.element) toast(host.element, started);
      onClose();
    },
  });
  return (
    <DialogForm form={form} submit={messages.submit} onCancel={onClose}>
      <p className="dialog-text">{fillMessage(messages.lead, { date })}</p>
      <Select
        name="payment_method"
        label={messages.card}
        choices={cards.map((one) => ({ value: one.payment_id, label: nameOf(one) }))}
        value={card?.payment_id ?? ''}
        error={form.errors.payment_method}
        onPick={setPicked}
      />
    </DialogForm>
  );
}
