import { personName } from '@boardwalk/sdk-core/access/person-name';
import type { ReactNode } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import './person.css';

/** A person as far as the reader may know them. */
export interface ShownPerson {
  readonly firstName: string;
  /** Null where it is not shown. */
  readonly lastName: string | null;
  readonly profilePicture: { readonly path: string } | null;
}

interface PersonProps {
  readonly person: ShownPerson;
  /** In place of the name, such as a link of it. */
  readonly children?: ReactNode;
  /** Muted lines below. */
  readonly note?: ReactNode;
}

/** A picture or an initial, and the name beside it. */
export function PersonLabel({ person, children = fullNameOf(person), note }: PersonProps) {
  const { mediaUrl } = useEnvironment();
  const { profilePicture: picture, firstName } = person;
  return (
    <span className="person">
      {picture ? (
        <img
          className="person-face"
          src={mediaUrl(`${picture.path}/320.webp`)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
        />
      ) : (
        <span className="person-face" aria-hidden="true">
          {Array.from(firstName)[0]}
        </span>
      )}
      <span className="person-text">
        <span className="person-name" dir="auto">
          {children}
        </span>
        {note !== undefined && (
          <span className="person-note" dir={typeof note === 'string' ? 'auto' : undefined}>
            {note}
          </span>
        )}
      </span>
    </span>
  );
}

/** Returns a person's name, as far as it is shown. */
export function fullNameOf({ firstName, lastName }: ShownPerson): string {
  return lastName === null ? firstName : personName({ firstName, lastName });
}
