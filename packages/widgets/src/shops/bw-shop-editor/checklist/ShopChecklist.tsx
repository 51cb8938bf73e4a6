import { shopEditorMessages } from '@boardwalk/sdk-core/shops/own/shop-editor-messages';
import { CircleCheck, CircleDashed } from 'lucide';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { EditorSection } from '../EditorSection.tsx';
import { ChecklistFix } from './ChecklistFix.tsx';
import type { ChecklistProps } from './checklist-props.ts';
import './checklist.css';

/** What holds back the opening of a shop, each with the way to it; nothing once an open shop has all. */
export function ShopChecklist(props: ChecklistProps) {
  const { context, settings } = props;
  const messages = context.env.messages(shopEditorMessages);
  const isWhole = settings.checklist.every(({ isDone }) => isDone);
  const isAhead = settings.state === 'draft';
  if (isWhole && !isAhead) return null;
  return (
    <EditorSection
      level={context.attributes.headingLevel + 1}
      title={isAhead ? messages.checklist : messages.checklistLater}
    >
      {isWhole && <p>{messages.checklistDone}</p>}
      <ul className="checklist">
        {settings.checklist.map(({ step, isDone }) => (
          <li key={step} className={classNames('checklist-row', isDone && 'is-done')}>
            <Icon node={isDone ? CircleCheck : CircleDashed} size={24} />
            <span className="checklist-name">
              {messages[`step.${step}`]}
              <span className="visually-hidden"> {isDone ? messages.done : messages.undone}</span>
            </span>
            {!isDone && (
              <div className="checklist-fix">
                <ChecklistFix step={step} {...props} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </EditorSection>
  );
}
