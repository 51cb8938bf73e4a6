import { registrationMessages } from '@boardwalk/sdk-core/shops/own/registration-messages';
import { CircleCheck, CircleDashed } from 'lucide';
import { createElement, type ReactNode } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import './registration.css';

interface RegistrationStepProps {
  /** Of its heading. */
  readonly level: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

/** One thing that selling takes, and whether it is done. */
export function RegistrationStep({ level, title, isDone, children }: RegistrationStepProps) {
  const messages = useMessages(registrationMessages);
  return (
    <li className={classNames('registration-step', isDone && 'is-done')}>
      <Icon node={isDone ? CircleCheck : CircleDashed} size={24} />
      <div className="registration-about">
        {createElement(
          `h${level}`,
          { className: 'registration-name' },
          title,
          <span className="registration-state">{isDone ? messages.done : messages.undone}</span>,
        )}
        {children}
      </div>
    </li>
  );
}
