import { largestCapacity } from '@boardwalk/sdk-core/boards/managed/limits';
import { boardFormMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { ManagedBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import {
  defaultCapacity,
  defaultMostPerServiceType,
  isExclusive,
} from '@boardwalk/sdk-core/boards/places/capacity';
import { useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { FormSelect } from '../../parts/form/FormSelect.tsx';
import { NumberField } from '../../parts/number-field/NumberField.tsx';
import { sharings, tradeLimits } from './read-board-form.ts';

/** Whom a board takes: one merchant alone, or several, and of one trade so many. */
export function SharingFields({ board }: { readonly board: ManagedBoard | undefined }) {
  const messages = useMessages(boardFormMessages);
  const isAlone = board !== undefined && isExclusive(board);
  const most = board && !isAlone ? board.mostPerServiceType : defaultMostPerServiceType;
  const [sharing, setSharing] = useState<string>(isAlone ? 'alone' : 'several');
  const [trade, setTrade] = useState<string>(most === null ? 'any' : most === 1 ? 'one' : 'some');
  const count = { required: true, min: 2, max: largestCapacity };
  const tradeWords = { one: messages.tradeOne, some: messages.tradeSome, any: messages.tradeAny };
  return (
    <>
      <FormSelect
        name="sharing"
        label={messages.sharing}
        choices={sharings.map((value) => ({ value, label: messages[value] }))}
        defaultValue={sharing}
        onPick={setSharing}
      />
      {sharing === 'several' && (
        <>
          <NumberField
            {...count}
            name="capacity"
            label={messages.capacity}
            help={board && messages.capacityLower}
            defaultValue={board && !isAlone ? board.capacity : defaultCapacity}
          />
          <FormSelect
            name="trade"
            label={messages.trade}
            choices={tradeLimits.map((value) => ({ value, label: tradeWords[value] }))}
            defaultValue={trade}
            onPick={setTrade}
          />
        </>
      )}
      {sharing === 'several' && trade === 'some' && (
        <NumberField
          {...count}
          name="mostPerServiceType"
          label={messages.most}
          defaultValue={most}
        />
      )}
    </>
  );
}
