import type { UserId } from '../vocabulary/ids.ts';
import { isProblemCode, Problem, type ProblemDocument } from '../vocabulary/problem.ts';

export interface FormToSend {
  readonly url: string;
  readonly method: 'PUT' | 'POST';
  readonly form: FormData;
  /** Whom the page is shown for: it is refused where somebody else is signed in by now. */
  readonly shownFor?: UserId | undefined;
  readonly signal: AbortSignal;
  /** From 0 to 1, as far as the form has been sent. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends a form and reports its progress, which `fetch` can't; returns the JSON of the answer, or
 * rejects with a `Problem` as the client does.
 */
export function sendForm(toSend: FormToSend): Promise<unknown> {
  const { url, method, form, shownFor, signal, onProgress } = toSend;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = true;
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-boardwalk', '1');
    if (shownFor !== undefined) request.setRequestHeader('boardwalk-user', String(shownFor));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      if (request.status === 200) resolve(request.response);
      else reject(problemOf(request));
    };
    request.onerror = () => reject(new Problem('network', 'The server could not be reached.'));
    request.onabort = () => reject(new Problem('aborted', 'The call was given up.'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) reject(new Problem('aborted', 'The call was given up.'));
    else request.send(form);
  });
}

function problemOf({ status, response }: XMLHttpRequest): Problem {
  // Whatever stands between us and the server may answer something else.
  const document = response as ProblemDocument | null;
  const code = document?.code;
  if (document && isProblemCode(code)) {
    return new Problem(code, document.detail ?? document.title, {
      ...(document.fields && { fields: document.fields }),
    });
  }
  return new Problem(
    status === 401 ? 'unauthorized' : 'internal',
    `The server answered ${status}.`,
  );
}
