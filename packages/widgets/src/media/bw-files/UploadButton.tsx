import { Upload } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import { useFileWords } from './use-file-words.ts';

/** Chooses files to upload, as many as somebody likes. */
export function UploadButton({
  onChoose,
}: {
  readonly onChoose: (files: readonly File[]) => void;
}) {
  const { messages } = useFileWords();
  const id = useId();
  return (
    <div className="files-upload">
      <input
        type="file"
        id={id}
        className="files-input"
        accept="image/*,video/*"
        multiple
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // The same file may be chosen again after a failure.
          currentTarget.value = '';
          onChoose(files);
        }}
      />
      <label htmlFor={id} className="button button-primary">
        <Icon node={Upload} />
        {messages.upload}
      </label>
      <p id={`${id}-note`} className="files-note">
        <span className="files-drop">{messages.drop}. </span>
        {messages.limits}
      </p>
    </div>
  );
}
