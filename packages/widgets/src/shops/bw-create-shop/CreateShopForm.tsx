import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { stageOf } from '@boardwalk/sdk-core/billing/connect/requirements';
import type { ConnectedAccount } from '@boardwalk/sdk-core/billing/connect/schemas';
import { createShopMessages } from '@boardwalk/sdk-core/shops/own/create-shop-messages';
import { createNewShopStore } from '@boardwalk/sdk-core/shops/own/new-shop-store';
import {
  beginShop,
  toShopBody,
  type WrittenNewShop,
} from '@boardwalk/sdk-core/shops/own/written-shop';
import { isReservedShopId, shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { paymentProcessors, shopSettings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { textOf } from '../../kit/form/form-data.ts';
import { ConfirmDialog } from '../../parts/confirm/ConfirmDialog.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormEnd } from '../../parts/form/FormEnd.tsx';
import { FormMarks } from '../../parts/form/FormMarks.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { readPickedCity } from '../../search/shared/written-place/read-written-place.ts';
import { readShopForm } from '../shop-form/read-shop-form.ts';
import { ShopFields } from '../shop-form/ShopFields.tsx';
import { findShopFaults, toShopProblem } from '../shop-form/shop-faults.ts';
import type { CreateShopContext } from './create-shop-context.ts';
import { NewShopNames } from './NewShopNames.tsx';
import { ProfileLink } from './ProfileFirst.tsx';
import { useShopDraft } from './use-shop-draft.ts';
import './create-shop.css';

interface CreateShopFormProps {
  readonly context: CreateShopContext;
  readonly account: ConnectedAccount;
  readonly user: CurrentUser;
  /** Begins with an empty form. */
  readonly onStartOver: () => void;
}

/** The form of a new shop; what is typed stays in the browser until the shop is created. */
export function CreateShopForm({ context, account, user, onStartOver }: CreateShopFormProps) {
  const { attributes, env, emit, navigate } = context;
  const messages = env.messages(createShopMessages);
  const [store] = useState(() => createNewShopStore(env));
  const { draft, isStored, save, drop } = useShopDraft(context, user);
  const [isAsking, setAsking] = useState(false);
  const [start] = useState<WrittenNewShop>(
    () => draft ?? { id: '', isIdTyped: false, shop: beginShop(account.country) },
  );
  const form = useForm({
    startsChanged: draft !== undefined,
    ...(isStored && { keepsDraft: 'always' }),
    onChange: (data) =>
      save({ ...readNewShop(data), centre: readPickedCity(data) ?? start.centre }),
    check(data) {
      const { id, shop } = readNewShop(data);
      return {
        ...findIdFault(id, messages),
        ...findShopFaults(shop, account.country, env.messages),
      };
    },
    async send(data) {
      const { id, shop } = readNewShop(data);
      try {
        const made = await store.create(id, toShopBody(shop));
        drop();
        if (emit('bw-shop-created', { id: made.id })) navigate(shopSettings({ shopId: made.id }));
      } catch (error) {
        throw toShopProblem(toProblem(error), shop, env.messages);
      }
    },
  });

  return (
    <>
      <p className="create-shop-note">{messages.lead}</p>
      <p className="create-shop-note">
        {fillMessage(messages.sellsIn, { currency: messages[`currency.${account.currency}`] })}
      </p>
      {stageOf(account) !== 'ready' && (
        <div className="create-shop-box">
          <p>{messages.unready}</p>
          <RouteLink route={paymentProcessors({})}>{messages.toAccount}</RouteLink>
        </div>
      )}
      {draft && form.progress !== 'sent' && (
        <div className="create-shop-box">
          <p>{messages.restored}</p>
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {messages.startOver}
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={messages.startOverTitle}
        text={messages.startOverText}
        submit={messages.startOver}
        isDangerous
        onConfirm={async () => {
          drop();
          onStartOver();
        }}
      />
      <Form
        form={form}
        className="shop-form"
        explain={({ code }) => (code === 'incomplete-profile' ? <NoProfile /> : undefined)}
        headingLevel={attributes.headingLevel + 1}
      >
        <FormMarks />
        <ShopFields
          start={{ ...start.shop, centre: start.centre }}
          country={account.country}
          names={<NewShopNames start={start} />}
        />
        <FormEnd form={form} submitLabel={messages.create} sendingLabel={messages.creating} />
      </Form>
    </>
  );
}

function readNewShop(data: FormData): WrittenNewShop {
  return {
    id: textOf(data, 'address').trim(),
    isIdTyped: textOf(data, 'address.typed') !== '',
    shop: readShopForm(data),
  };
}

function findIdFault(id: string, messages: { readonly idWrong: string; readonly idTaken: string }) {
  if (id === '') return {};
  if (!shopIdPattern.test(id)) return { address: messages.idWrong };
  return isReservedShopId(id) ? { address: messages.idTaken } : {};
}

/** The profile is not complete any more: it was, as the form opened. */
function NoProfile() {
  return (
    <>
      {useMessages(createShopMessages).noProfile} <ProfileLink />
    </>
  );
}
