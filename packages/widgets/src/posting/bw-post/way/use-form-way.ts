import type { FormStep } from '@boardwalk/sdk-core/listings/form/form-rows';
import { formPages } from '@boardwalk/sdk-core/listings/form/form-ways';
import { applies, formRows } from '@boardwalk/sdk-core/listings/form/forms';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { pricePeriodsOf } from '@boardwalk/sdk-core/posting/body-rules';
import { fieldMessages } from '@boardwalk/sdk-core/posting/messages';
import { findMissingParts } from '@boardwalk/sdk-core/posting/required-fields';
import type { Writing } from '@boardwalk/sdk-core/posting/store';
import type { DraftNotes, WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { isReachable, requireStep } from '../../../parts/steps/step-rules.ts';
import { findUnfittingPages } from '../faults/find-wrong-pages.ts';
import { pageOfField, profilePage } from '../field-names.ts';

interface FormWayProps {
  readonly writing: Pick<Writing, 'type' | 'listing' | 'draftSavedAt' | 'incomplete'>;
  readonly start: DraftNotes;
  readonly body: WrittenBody;
  /** The page that the address asks for. */
  readonly wanted: FormStep | undefined;
}

/**
 * The pages of a form, which of them shows, and which somebody has seen. One is passed once it was
 * seen and lacks nothing; it has a tick once it says something too, and nothing that can't be so.
 */
export function useFormWay({ writing, start, body, wanted }: FormWayProps) {
  const { type: kind, listing, draftSavedAt, incomplete } = writing;
  const { messages: read } = useEnvironment();
  const titles = read(fieldMessages);
  const [opened, setOpened] = useState<readonly string[]>(start.opened ?? []);
  const [shown, setShown] = useState<{
    readonly wanted: FormStep | undefined;
    readonly id: FormStep;
  }>();
  // Of a listing, and of a draft that came from elsewhere, everything was written at once.
  const isWritten = listing !== undefined || (draftSavedAt !== null && !start.opened);
  const missing = findMissingParts(kind, body).map((path) => pageOfField(kind, path));
  const unfitting = findUnfittingPages(kind, body, read);
  // What a profile lacks is known to be whole as it is sent alone.
  const mayBeTicked = (id: FormStep) =>
    !unfitting.includes(id) && !(incomplete && id === profilePage);
  const way = formPages(kind)
    .filter(({ steps }) => steps.some((step) => hasFields(kind, step, body)))
    .map(({ id, steps }) => {
      const isWhole = !missing.includes(id);
      const wasSeen = opened.includes(id);
      return {
        id,
        title: titles[`step.${id}`],
        isDone: isWhole && (isWritten || wasSeen),
        isTicked:
          isWhole &&
          mayBeTicked(id) &&
          (listing !== undefined || wasSeen) &&
          steps.some((step) => saysSomething(kind, step, body)),
      };
    });
  // Its fields are those of the page that its heading names, whatever the address requests. What
  // shows in its place stays until another is requested: it was seen, and would be passed by that.
  const stays = shown && shown.wanted === wanted && isReachable(way, shown.id);
  const current = stays ? shown.id : requireStep(way, wanted ?? way[0]?.id ?? '').id;
  if (!stays) setShown({ wanted, id: current });
  if (!opened.includes(current)) setOpened([...opened, current]);
  const wrong = unfitting.filter((id) => id !== current);
  return { way, current, opened, wrong, show: (id: FormStep) => setShown({ wanted: id, id }) };
}

/** Whether a step asks for anything: without prices some kinds have no terms either. */
function hasFields(kind: PostingKind, step: FormStep, body: WrittenBody): boolean {
  const hasRows = formRows(kind).some(([, row]) => row.step === step && applies(row, body));
  const isOfKind = step === 'details' || step === 'price';
  return !isOfKind || hasRows || (step === 'price' && pricePeriodsOf(kind, body).length > 0);
}

/** Whether there is anything to be seen of a step; those with required fields are not whole without. */
function saysSomething(kind: PostingKind, step: FormStep, body: WrittenBody): boolean {
  if (step === 'pictures') return body.pictures.length > 0;
  if (step !== 'price' && step !== 'details') return true;
  const hasAttributes = formRows(kind).some(
    ([field, row]) => row.step === step && field in body.attributes,
  );
  const isPriced = step === 'price' && pricePeriodsOf(kind, body).length > 0;
  return isPriced ? body.price !== null : hasAttributes;
}
