import type { FormStep } from '@boardwalk/sdk-core/listings/form/form-rows';
import { formPages } from '@boardwalk/sdk-core/listings/form/form-ways';
import { formRows } from '@boardwalk/sdk-core/listings/form/forms';
import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { type Labels, labelOf } from '@boardwalk/sdk-core/listings/labels/label-text';
import { isSearchable } from '@boardwalk/sdk-core/listings/rules';
import {
  faultMessages,
  fieldMessages,
  postingMessages,
} from '@boardwalk/sdk-core/posting/messages';
import type { PublishedListing } from '@boardwalk/sdk-core/posting/schemas';
import type { PostingStore, TheirChanges, Writing } from '@boardwalk/sdk-core/posting/store';
import type { DraftNotes, WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import { requiredFieldLabels } from '@boardwalk/sdk-core/profile/required-field-labels';
import type { Profile } from '@boardwalk/sdk-core/profile/schemas';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { textOf } from '../../kit/form/form-data.ts';
import { SaveStatus } from '../../parts/form/autosave/SaveStatus.tsx';
import { useAutosave } from '../../parts/form/autosave/use-autosave.ts';
import { Form } from '../../parts/form/Form.tsx';
import { FormMarks } from '../../parts/form/FormMarks.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { useLocale } from '../../parts/form/use-locale.ts';
import { PartLevelContext } from '../../parts/part-heading/PartHeading.tsx';
import { Steps } from '../../parts/steps/Steps.tsx';
import type { PickedCity } from '../../search/shared/written-place/written-place.ts';
import { DraftBar } from './DraftBar.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { findFormFaults, findPastFaults } from './faults/find-form-faults.ts';
import { pagesOf } from './faults/find-wrong-pages.ts';
import { toFormProblem } from './faults/to-form-problem.ts';
import { pageOfField } from './field-names.ts';
import { StepFields } from './fields/StepFields.tsx';
import type { PostContext } from './post-context.ts';
import { PostingScopeContext } from './posting-scope.ts';
import { Preview } from './preview/Preview.tsx';
import { SideBySide } from './preview/SideBySide.tsx';
import { ProfileAhead } from './profile/ProfileAhead.tsx';
import { findYourselfFaults, readYourself, toYourselfProblem } from './profile/read-yourself.ts';
import { useSavedYourself } from './profile/use-saved-yourself.ts';
import { readListingForm } from './read-listing-form.ts';
import { useFormWay } from './way/use-form-way.ts';
import { useShownStep } from './way/use-shown-step.ts';

interface OpenFormProps {
  readonly context: PostContext;
  readonly store: PostingStore<Labels>;
  readonly writing: Writing<Labels>;
  readonly start: WrittenBody & DraftNotes;
  readonly isMerged: boolean;
  readonly onConflict: (mine: WrittenBody & DraftNotes, others: TheirChanges) => void;
  readonly onPublished: (listing: PublishedListing) => void;
}

/** The form of one listing while somebody writes it, beside what others will see. */
export function OpenForm(props: OpenFormProps) {
  const { context, store, writing, start, isMerged, onConflict, onPublished } = props;
  const { attributes, env, setAttributes, emit } = context;
  const { type: kind, labels, cities, incomplete } = writing;
  const messages = env.messages(postingMessages);
  const faults = env.messages(faultMessages);
  const fields = env.messages(fieldMessages);
  const headingLevel = useContext(PartLevelContext);
  const [body, setBody] = useState<WrittenBody>(start);
  const [city, setCity] = useState<PickedCity>();
  const { way, current, opened, wrong, show } = useFormWay({
    writing,
    start,
    body,
    wanted: attributes.step,
  });
  /** The step that is checked as it is left; all of them are as it is published. */
  const checked = useRef<FormStep>(undefined);
  /** Whether another form follows this one. */
  const isOver = useRef(false);
  const timeZone = city?.timeZone ?? start.timeZone ?? env.timeZone;
  const centre = city ?? start.centre;
  const {
    yourself,
    save: saveYourself,
    drop: dropYourself,
  } = useSavedYourself(incomplete, context);
  const formatDate = createDateFormatter(useLocale(), env.timeZone);
  /** Of when the version is that others see meanwhile; undefined where they see none. */
  const publicAt =
    writing.listing && isSearchable(writing.listing.status) ? writing.listing.updatedAt : undefined;
  const saved =
    publicAt === undefined
      ? messages.notPublished
      : fillMessage(messages.notPublishedYet, { date: formatDate(publicAt) });

  const read = (data: FormData) => readListingForm(kind, data, timeZone);
  const withNotes = (written: WrittenBody) => ({
    ...written,
    timeZone,
    ...(centre && { centre: pointOf(centre) }),
    opened,
  });

  /** Somebody else was first: what is written here is saved no more until it is chosen of both. */
  async function giveWay(data: FormData) {
    isOver.current = true;
    try {
      const others = await store.readTheirs();
      const element = form.form.ref.current;
      onConflict(withNotes(read(element ? new FormData(element) : data)), others);
    } catch (error) {
      isOver.current = false;
      throw error;
    }
  }

  async function sendYourself(profile: Profile, data: FormData): Promise<void> {
    const listing = read(data);
    try {
      await env.store(createProfileStore).save(readYourself(profile, data, listing));
      dropYourself();
    } catch (error) {
      throw toYourselfProblem(toProblem(error), listing);
    }
  }

  const autosave = useAutosave(async (data) => {
    if (isOver.current) return undefined;
    try {
      const draft = await store.save(withNotes(read(data)));
      if (draft === 'kept') return draft;
      if (!writing.listing) setAttributes({ draft: draft.id }, 'replace');
    } catch (error) {
      if (toProblem(error).code !== 'conflict') throw error;
      await giveWay(data);
    }
    return undefined;
  });

  const form = useForm({
    autosave,
    onChange(data) {
      setBody(read(data));
      saveYourself(data);
    },
    onShow: (name) => onShow(name),
    check: (data) => ({
      ...(textOf(data, 'pictures.waiting') !== '0' && { pictures: faults.picturesWaiting }),
      ...findPastFaults(writing, read(data), env),
      ...findFormFaults(kind, read(data), env.messages),
      ...(incomplete && findYourselfFaults(incomplete, data, read(data), env.messages)),
    }),
    concerns: (name) => !checked.current || pageOfField(kind, name) === checked.current,
    async send(data) {
      // The save before it may have found that somebody else was first.
      if (isOver.current) return;
      if (incomplete) await sendYourself(incomplete, data);
      try {
        const listing = await store.publish(read(data));
        emit('bw-listing-published', { id: listing.id, type: kind });
        onPublished(listing);
      } catch (error) {
        const problem = toProblem(error);
        if (problem.code === 'conflict') {
          return giveWay(data);
        }
        throw toFormProblem(problem, read(data), env);
      }
    },
  });
  const isLast = current === way.at(-1)?.id;
  const save = useEffectEvent(() => form.touch());
  const told = pagesOf(kind, form.errors);
  const isWrong = (page: FormStep) => wrong.includes(page) || told.includes(page);

  // What was chosen of two is as good as typed.
  useEffect(() => {
    if (isMerged) save();
  }, [isMerged]);

  const { onShow, focusShown } = useShownStep(form.form.ref, current, (name) => {
    const step = pageOfField(kind, name);
    if (step !== current) go(step);
    return step;
  });

  function go(step: FormStep) {
    show(step);
    setAttributes({ step });
  }

  async function leaveStep(step: FormStep): Promise<boolean> {
    checked.current = step;
    try {
      return await form.validate();
    } finally {
      checked.current = undefined;
    }
  }

  const scope = useMemo(
    () => ({
      ...{ kind, cities, start, body, labels, incomplete, yourself, city },
      step: current,
      onCity: setCity,
    }),
    [kind, cities, start, body, labels, incomplete, yourself, current, city],
  );
  return (
    <PostingScopeContext value={scope}>
      {writing.draftSavedAt !== null && (
        <DraftBar
          savedAt={writing.draftSavedAt}
          isOfListing={writing.listing !== undefined}
          publicAt={publicAt}
          onDiscard={async () => {
            // What was typed last is not saved as the form goes: that would start the draft again.
            isOver.current = true;
            try {
              await store.discard();
            } catch (error) {
              isOver.current = false;
              throw error;
            }
            setAttributes({ draft: undefined, step: undefined }, 'replace');
            await store.reload();
          }}
        />
      )}
      {writing.listing && (
        <EarlierVersions
          listing={writing.listing}
          type={kind}
          hasDraft={writing.draftSavedAt !== null || autosave.state !== 'untouched'}
          onRestored={() => void store.reload()}
        />
      )}
      <SideBySide
        preview={<Preview {...{ kind, body, timeZone }} centre={centre && pointOf(centre)} />}
      >
        {incomplete && current === way[0]?.id && <ProfileAhead profile={incomplete} />}
        <Form
          form={form}
          labels={labelsByName(kind, labels, fields, requiredFieldLabels(env.messages))}
          headingLevel={headingLevel}
        >
          <FormMarks />
          <Steps
            steps={way.map((step) => ({ ...step, isWrong: isWrong(step.id) }))}
            current={current}
            headingLevel={headingLevel}
            onGo={(id) => {
              const step = way.find((one) => one.id === id);
              if (step) go(step.id);
            }}
            // The last one is left by publishing, which checks them all.
            validate={() => isLast || leaveStep(current)}
            focusShown={focusShown}
            isFinishedAnywhere={writing.listing !== undefined}
            onFinish={() => void form.submit()}
            finishLabel={
              form.isSending
                ? messages.publishing
                : writing.listing
                  ? messages.publishChanges
                  : messages.publish
            }
          >
            <StepFields pages={formPages(kind)} current={current} />
          </Steps>
          <SaveStatus autosave={autosave} savedMessage={writing.listing && saved} />
        </Form>
      </SideBySide>
    </PostingScopeContext>
  );
}

/** What the fields are called in the summary of errors. */
function labelsByName(
  kind: PostingKind,
  labels: Labels,
  fields: Messages<typeof fieldMessages>,
  yourself: ReturnType<typeof requiredFieldLabels>,
): Readonly<Record<string, string>> {
  const own = formRows(kind).map(([field]) => [`attributes.${field}`, labelOf(labels, field)]);
  return {
    ...fields,
    ...yourself,
    'phone.number': yourself.phone,
    'own.number': fields.ownPhone,
    ...Object.fromEntries(own),
  };
}

function pointOf({ lat, lng }: Point): Point {
  return { lat, lng };
}
