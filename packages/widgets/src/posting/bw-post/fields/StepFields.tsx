import type { FormStep } from '@boardwalk/sdk-core/listings/form/form-rows';
import type { FormPage } from '@boardwalk/sdk-core/listings/form/form-ways';
import type { ComponentType } from 'react';
import { BasicsStep } from './BasicsStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { DescriptionStep } from './DescriptionStep.tsx';
import { KindFields } from './KindFields.tsx';
import { PicturesStep } from './PicturesStep.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { PriceStep } from './PriceStep.tsx';
import '../post.css';

function DetailsStep() {
  return <KindFields step="details" />;
}

const contents: Readonly<Record<FormStep, ComponentType>> = {
  basics: BasicsStep,
  place: PlaceStep,
  details: DetailsStep,
  price: PriceStep,
  description: DescriptionStep,
  pictures: PicturesStep,
  contact: ContactStep,
};

interface StepFieldsProps {
  readonly pages: readonly FormPage[];
  /** The id of the one that shows. */
  readonly current: FormStep;
}

/** The fields of all pages, of which one shows: what is typed in the others is of the same form. */
export function StepFields({ pages, current }: StepFieldsProps) {
  return pages.map(({ id, steps }) => (
    <section key={id} className="post-step" hidden={id !== current}>
      {steps.map((step) => {
        const Content = contents[step];
        return <Content key={step} />;
      })}
    </section>
  ));
}
