import { createElement, type ReactNode, useId } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { Icon, type IconNode } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { TaskPlace } from './TaskPlace.tsx';
import { keyOfTask, type Task, type Tasks } from './task.ts';
import './security.css';

export interface SectionBasics {
  readonly level: number;
  readonly tasks: Tasks;
}

interface SectionProps {
  readonly level: number;
  readonly icon: IconNode;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page: what it is about, how it stands, and what can be done. */
export function Section({ level, icon, title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section className="security-section" aria-labelledby={id}>
      <div className="security-section-head">
        <Icon node={icon} size={24} />
        {createElement(`h${level}`, { id, className: 'security-section-title' }, title)}
      </div>
      {lead !== undefined && <p className="security-text">{lead}</p>}
      {children}
    </section>
  );
}

interface RowProps {
  readonly title: ReactNode;
  readonly notes?: readonly (string | undefined | false)[];
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A line of a section, with its buttons at the end, or below on a narrow screen. */
export function Row({ title, notes = [], children }: RowProps) {
  return (
    <div className="security-row">
      <div className="security-row-text">
        <div className="security-row-title">{title}</div>
        {notes.map(
          (note) =>
            note && (
              <p key={note} className="security-note">
                {note}
              </p>
            ),
        )}
      </div>
      <div className="security-actions">{children}</div>
    </div>
  );
}

interface OpenerProps {
  readonly tasks: Tasks;
  readonly task: Task;
  /** What it does, where the words on it leave open to what. */
  readonly label?: string;
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly children: string;
}

/** A button that opens a task, and makes room for it. */
export function TaskButton({ tasks, task, label, variant = 'secondary', children }: OpenerProps) {
  const key = keyOfTask(task);
  if (tasks.current && keyOfTask(tasks.current) === key) return null;
  return (
    <Button
      variant={variant === 'danger' ? 'secondary' : variant}
      className={classNames(variant === 'danger' && 'security-danger')}
      data-opens={key}
      aria-label={label}
      onClick={() => tasks.open(task)}
    >
      {children}
    </Button>
  );
}

interface OpenTaskProps {
  readonly tasks: Tasks;
  /** Whether the task that is open stands here. */
  readonly holds: (task: Task) => boolean;
  readonly device?: string | undefined;
}

/** The form of the task that is open, where it belongs. */
export function OpenTask({ tasks, holds, ...facts }: OpenTaskProps) {
  const { current } = tasks;
  if (!current || !holds(current)) return null;
  return <TaskPlace key={keyOfTask(current)} task={current} tasks={tasks} {...facts} />;
}
