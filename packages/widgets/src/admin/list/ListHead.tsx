import { Plus } from 'lucide';
import { createElement, type RefObject } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import '../admin.css';
import './list.css';

interface ListHeadProps {
  /** Of its heading. */
  readonly level: number | string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly messages: Readonly<Record<'title' | 'lead' | 'make', string>>;
  readonly isHidden?: boolean;
  readonly onMake: () => void;
}

/** The head of a widget that lists what administrators make: its title, and a way to make one more. */
export function ListHead({ level, heading, messages, isHidden, onMake }: ListHeadProps) {
  return (
    <header className="admin-bar admin-list-head" hidden={isHidden}>
      <div className="admin-head">
        {createElement(
          `h${level}`,
          { ref: heading, className: 'admin-title', part: 'heading', tabIndex: -1 },
          messages.title,
        )}
        <p className="admin-lead">{messages.lead}</p>
      </div>
      <Button variant="primary" icon={Plus} onClick={onMake}>
        {messages.make}
      </Button>
    </header>
  );
}
