import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import type { UploadKind } from '@boardwalk/sdk-core/media/upload-rules';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useMessages } from '../../element/mount/widget-context.ts';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import './upload.css';

interface RefusalProps {
  readonly problem: Problem;
  readonly kind: UploadKind;
}

/** Why an upload failed, in the specification's words, and the server's own reason. */
export function UploadRefusal({ problem, kind }: RefusalProps) {
  const messages = useMessages(uploadMessages);
  const explain = useExplanation();
  if (kind === 'video') return <FormAlert>{messages.videoFailed}</FormAlert>;
  if (problem.status === 0) return <FormAlert>{messages.network}</FormAlert>;
  return (
    <FormAlert>
      {messages.refused}
      {problem.code !== 'body-too-large' && <p className="upload-note">{explain(problem)}</p>}
    </FormAlert>
  );
}
