import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import { useState } from 'react';
import { Checkbox } from '../../kit/checkbox/Checkbox.tsx';
import { OpeningHoursField } from '../../posting/shared/opening-hours-field/OpeningHoursField.tsx';
import './shop-form.css';

interface OptionalHoursProps {
  readonly name: string;
  /** Of the box that offers them. */
  readonly label: string;
  readonly legend: string;
  readonly help: string;
  readonly start: OpeningHours | null;
}

/** Hours of a week, for those who have some: a box keeps seven days out of the way. */
export function OptionalHours({ name, label, legend, help, start }: OptionalHoursProps) {
  const [isGiven, setGiven] = useState(start !== null);
  return (
    <>
      <Checkbox name={`${name}.given`} isChecked={isGiven} onChange={setGiven}>
        {label}
      </Checkbox>
      {/* What is typed there stays, for who thinks better of it, and is not sent. */}
      <fieldset className="shop-more" hidden={!isGiven} disabled={!isGiven}>
        <OpeningHoursField
          name={name}
          legend={legend}
          help={help}
          {...(start && { defaultValue: start })}
        />
      </fieldset>
    </>
  );
}
