import { mayInShop } from '@boardwalk/sdk-core/shops/may-in-shop';
import { shopEditorMessages } from '@boardwalk/sdk-core/shops/own/shop-editor-messages';
import { shopFormMessages } from '@boardwalk/sdk-core/shops/own/shop-form-messages';
import { toShopBody } from '@boardwalk/sdk-core/shops/own/written-shop';
import type { ShopSettings } from '@boardwalk/sdk-core/shops/schemas';
import { longestShopText } from '@boardwalk/sdk-core/shops/shop-limits';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useRef, useState } from 'react';
import { ChangedMeanwhile } from '../../../parts/changed-meanwhile/ChangedMeanwhile.tsx';
import {
  type ChangedFact,
  findChangedFacts,
} from '../../../parts/changed-meanwhile/changed-facts.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { FormEnd } from '../../../parts/form/FormEnd.tsx';
import { FormMarks } from '../../../parts/form/FormMarks.tsx';
import { FormTextField } from '../../../parts/form/FormTextField.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { readShopForm } from '../../shop-form/read-shop-form.ts';
import { ShopFields } from '../../shop-form/ShopFields.tsx';
import { findShopFaults, toShopProblem } from '../../shop-form/shop-faults.ts';
import type { ShopPartProps } from '../shop-editor-context.ts';
import { listShopFacts } from './shop-facts.ts';
import '../shop-editor.css';

interface ShopFormFieldsProps extends Pick<ShopPartProps, 'context' | 'store'> {
  /** What is saved over. */
  readonly base: ShopSettings;
  readonly onTouch: () => void;
  /** Somebody else was first: it is saved over this from now on. */
  readonly onOutdated: (current: ShopSettings) => void;
  /** It is saved; `isWhole` unless somebody has typed on meanwhile. */
  readonly onSaved: (saved: ShopSettings, isWhole: boolean) => void;
}

/** The fields of a shop that there is; only to be read by those who may not write. */
export function ShopFormFields(props: ShopFormFieldsProps) {
  const { context, store, base, onTouch, onOutdated, onSaved } = props;
  const { attributes, env } = context;
  const messages = env.messages(shopEditorMessages);
  const fields = env.messages(shopFormMessages);
  const [start] = useState({ ...base.shop, centre: base.position ?? undefined });
  const [facts, setFacts] = useState<readonly ChangedFact[]>();
  const edits = useRef(0);
  const mayWrite = mayInShop(base, 'write');
  const form = useForm({
    onChange() {
      edits.current += 1;
      onTouch();
    },
    check: (data) => findShopFaults(readShopForm(data), base.country, env.messages),
    async send(data) {
      const shop = readShopForm(data);
      const sentEdits = edits.current;
      try {
        const changed = await store.change(base.version, { shop: toShopBody(shop) });
        if (changed.is === 'outdated') {
          const now = listShopFacts(changed.settings, fields);
          setFacts(findChangedFacts(listShopFacts(base, fields), now));
          onOutdated(changed.settings);
          form.touch();
          return;
        }
        setFacts(undefined);
        onSaved(changed.settings, edits.current === sentEdits);
      } catch (error) {
        throw toShopProblem(toProblem(error), shop, env.messages);
      }
    },
  });
  return (
    <Form form={form} className="shop-form" headingLevel={attributes.headingLevel + 2}>
      {mayWrite ? <FormMarks /> : <p>{messages.readOnly}</p>}
      <fieldset className="shop-editor-fields" disabled={!mayWrite}>
        <ShopFields
          start={start}
          country={base.country}
          names={
            <FormTextField
              name="name"
              label={fields.name}
              required
              autoComplete="organization"
              maxLength={longestShopText.name}
              defaultValue={start.name}
            />
          }
        />
      </fieldset>
      <ChangedMeanwhile facts={facts} />
      {mayWrite && (
        <FormEnd
          form={form}
          submitLabel={messages.save}
          sendingLabel={messages.saving}
          sentMessage={messages.saved}
        />
      )}
    </Form>
  );
}
