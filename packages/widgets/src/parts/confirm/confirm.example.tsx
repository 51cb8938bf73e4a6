import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface QuestionProps {
  readonly isDangerous?: boolean;
  readonly reason?: 'required';
  readonly onConfirm: () => Promise<void>;
}

function Question(props: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Trash2} onClick={() => setOpen(true)}>
        Remove the site
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Remove the site homes.example?"
        text="Its keys stop at once, and its widgets show nothing any more."
        submit="Remove the site"
        {...props}
      />
    </>
  );
}

/** Resolves after a moment, as a server on a good line answers. */
function answer(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400));
}

export function Plain() {
  return <Question onConfirm={answer} />;
}

export function DangerousWithAReason() {
  return <Question isDangerous reason="required" onConfirm={answer} />;
}

export function Refused() {
  return (
    <Question
      isDangerous
      onConfirm={async () => {
        await answer();
        throw new Problem('conflict', 'Somebody else has changed this site in the meantime.');
      }}
    />
  );
}
