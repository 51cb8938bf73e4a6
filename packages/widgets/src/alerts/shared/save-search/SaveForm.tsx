import { findEmailErrors } from '@boardwalk/sdk-core/account/find-email-errors';
import { pendingSaveSearchAction } from '@boardwalk/sdk-core/alerts/saving/pending-save-search-action';
import type { RuleDraft } from '@boardwalk/sdk-core/alerts/saving/rule-draft';
import { saveRefusalOf } from '@boardwalk/sdk-core/alerts/saving/save-refusals';
import { saveSearchMessages } from '@boardwalk/sdk-core/alerts/saving/save-search-messages';
import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { useState } from 'react';
import { SignInFirst } from '../../../account/shared/session/SignInFirst.tsx';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { ContactNotice } from '../../../inbox/shared/contact/ContactOutcome.tsx';
import { textOf } from '../../../kit/form/form-data.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import { DialogForm } from '../../../parts/confirm/DialogForm.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { AlertNotificationFields } from './AlertNotificationFields.tsx';
import { AlertsLink } from './AlertsLink.tsx';
import { AllowSaving } from './AllowSaving.tsx';
import { ChangeOrNew } from './ChangeOrNew.tsx';
import type { SearchedPage } from './searched-page.ts';
import { useTrial } from './trial/use-trial.ts';
import { WhatIsSaved } from './trial/WhatIsSaved.tsx';
import { useRuleNameText } from './use-rule-name-text.ts';
import { useRuleSummary } from './use-rule-summary.ts';
import { type SaveOutcome, useSaving } from './use-saving.ts';
import { useWay } from './use-way.ts';
import { WayFields } from './WayFields.tsx';
import './save-search.css';

interface SaveFormProps {
  readonly searched: SearchedPage;
  /** What may be changed by it instead. */
  readonly changeable: AlertRule | null;
  readonly initial: RuleDraft;
  readonly onChange: (draft: RuleDraft) => void;
  readonly onClose: () => void;
  readonly onOutcome: (outcome: SaveOutcome) => void;
}

/**
 * Saves a search; a signed-out user is prompted to say who they are as they save it, or for an
 * address.
 */
export function SaveForm({ searched, changeable, initial, ...rest }: SaveFormProps) {
  const { onChange, onClose, onOutcome } = rest;
  const { env, host } = useWidget();
  const messages = env.messages(saveSearchMessages);
  const [draft, setDraft] = useState(initial);
  const { trial, retry } = useTrial(draft);
  const { words, name: usualName } = useRuleSummary(draft, searched);
  const { helpOf, errorOf } = useRuleNameText();
  const way = useWay();
  const saving = useSaving({ resubmit, onOutcome });
  const name = draft.name ?? usualName;

  const form = useForm({
    keepsDraft: 'always',
    check(data) {
      const error = errorOf(name.trim());
      const isMailed = way.chosen === 'mail';
      return {
        ...(error !== undefined && { name: error }),
        ...(draft.news.length === 0 && { news: messages.newsMissing }),
        ...(!isMailed && draft.channels.length === 0 && { channels: messages.channelsMissing }),
        ...(isMailed && findEmailErrors(textOf(data, 'email'), messages)),
      };
    },
    send(data) {
      const pressed = form.form.ref.current?.querySelector<HTMLElement>('[type="submit"]') ?? null;
      if (way.chosen === 'mail') {
        return saving.askMail(draft, name.trim(), textOf(data, 'email').trim());
      }
      // A user whose session has ended meanwhile signs in again.
      way.choose('account');
      return saving.save(draft, name.trim(), pressed);
    },
  });

  function resubmit() {
    void form.submit();
  }

  function change(patch: Partial<RuleDraft>) {
    const changed = { ...draft, ...patch };
    setDraft(changed);
    onChange(changed);
  }

  const submit = draft.id === undefined ? messages.save : messages.change;
  const refusal = trial.state === 'failed' ? saveRefusalOf(trial.problem) : undefined;
  // What can't be tried can't be saved either.
  if (refusal?.isFinal) {
    return (
      <ContactNotice onClose={onClose} hasReplaced>
        {saving.wordsOf(refusal.reason, draft.search)}
      </ContactNotice>
    );
  }
  return (
    <>
      <DialogForm
        form={form}
        submit={way.chosen === 'mail' ? messages.askMail : submit}
        onCancel={onClose}
      >
        <div className="save-fields">
          {form.problem?.code === 'conflict' && <AlertsLink />}
          {changeable && <ChangeOrNew {...{ searched, changeable, draft }} onChange={change} />}
          <WhatIsSaved
            {...{ draft, searched, words, trial }}
            onRetry={retry}
            onSearch={(search) => change({ search })}
          />
          <TextField
            name="name"
            label={messages.name}
            help={helpOf(name)}
            error={form.errors.name}
            required
            dir="auto"
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          <AlertNotificationFields
            draft={draft}
            hasChannels={way.chosen === 'account'}
            errors={form.errors}
            onChange={change}
          />
          {way.choices.length > 0 && (
            <WayFields way={way} draft={draft} error={form.errors.email} onChange={change} />
          )}
          {saving.isAsking && way.chosen === 'account' && <AllowSaving onAllowed={resubmit} />}
        </div>
      </DialogForm>
      {host.firstParty && (
        <SignInFirst
          who={saving.who}
          words={{ ...messages, title: messages.signInTitle }}
          wish={pendingSaveSearchAction}
          anchor={saving.anchor}
        />
      )}
    </>
  );
}
