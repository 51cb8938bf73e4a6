import type { FormStep } from './form-rows.ts';
import type { PostingKind } from './posting-kinds.ts';

/** What a form shows at once: the fields of one step, and of others that need no page of their own. */
export interface FormPage {
  /** Names it, and stands in the address. */
  readonly id: FormStep;
  /** Whose fields it has, in their order. */
  readonly steps: readonly FormStep[];
}

const page = (id: FormStep, ...others: readonly FormStep[]): FormPage => ({
  id,
  steps: [id, ...others],
});

/** What is sold by its looks begins with pictures; what is found by its facts begins with these. */
const waysByKind: Readonly<Record<PostingKind, readonly FormPage[]>> = {
  property: [
    page('basics', 'description'),
    page('pictures'),
    page('place'),
    page('details'),
    page('price'),
    page('contact'),
  ],
  item: [
    page('pictures'),
    page('basics', 'description', 'details'),
    page('price'),
    page('place'),
    page('contact'),
  ],
  event: [
    page('basics', 'description', 'details'),
    page('pictures'),
    page('place'),
    page('price'),
    page('contact'),
  ],
  classified: [
    page('basics', 'description'),
    page('details', 'price'),
    page('place'),
    page('pictures'),
    page('contact'),
  ],
  merchant: [
    page('basics', 'description'),
    page('pictures'),
    page('place'),
    page('details', 'price'),
    page('contact'),
  ],
  city_service: [
    page('basics', 'description'),
    page('place'),
    page('details', 'price'),
    page('pictures'),
    page('contact'),
  ],
};

/** Returns the pages of a kind's form, in the order in which users are prompted. */
export function formPages(kind: PostingKind): readonly FormPage[] {
  return waysByKind[kind];
}

/** The page of a kind's form that has the fields of a step. */
export function pageOf(kind: PostingKind, step: FormStep): FormStep {
  return formPages(kind).find(({ steps }) => steps.includes(step))?.id ?? step;
}
