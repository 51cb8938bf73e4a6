import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Segmented } from '../../../kit/segmented/Segmented.tsx';
import '../post.css';

interface SideBySideProps {
  /** The form. */
  readonly children: ReactNode;
  /** What others will see; given whether it shows where there is room for one at a time. */
  readonly preview: ReactNode;
}

/** The form beside what comes of it; where there is no room, one of them behind a switch. */
export function SideBySide({ children, preview }: SideBySideProps) {
  const messages = useMessages(postingMessages);
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  return (
    <div className={`post-sides shows-${shown}`}>
      <div className="post-switch">
        <Segmented
          label={messages.view}
          segments={[
            { value: 'write', label: messages.write },
            { value: 'preview', label: messages.preview },
          ]}
          value={shown}
          onPick={setShown}
        />
      </div>
      <div className="post-form">{children}</div>
      <aside className="post-preview" aria-label={messages.preview} part="preview">
        {preview}
      </aside>
    </div>
  );
}
