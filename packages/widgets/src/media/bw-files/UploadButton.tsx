import { Upload } from 'lucide';
import { useId } from 'react';
import { FileButton } from '../../parts/file-button/FileButton.tsx';
import { useFileFormatters } from './use-file-formatters.ts';
import './files.css';

/** Chooses files to upload, as many as somebody likes. */
export function UploadButton({
  onChoose,
}: {
  readonly onChoose: (files: readonly File[]) => void;
}) {
  const { messages } = useFileFormatters();
  const noteId = useId();
  return (
    <div className="files-upload">
      <FileButton
        label={messages.upload}
        icon={Upload}
        variant="primary"
        accept="image/*,video/*"
        multiple
        noteId={noteId}
        onChoose={onChoose}
      />
      <p id={noteId} className="files-note">
        <span className="files-drop">{messages.drop}. </span>
        {messages.limits}
      </p>
    </div>
  );
}
