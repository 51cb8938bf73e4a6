import { Problem } from '../../vocabulary/problem.ts';
import type { FileType, ReadAnswer } from '../endpoint.ts';

/**
 * For endpoints that answer a file, beside `response: z.file()`: `endpoint({ method: 'GET', path,
 * ...fileAnswer('text/csv') })`. Only who loads such an endpoint loads what reads it.
 */
export function fileAnswer(responseType: FileType): {
  readonly responseType: FileType;
  readonly readAnswer: ReadAnswer;
} {
  return {
    responseType,
    async readAnswer(response) {
      const type = response.headers.get('content-type') ?? '';
      // A proxy's page is no file of ours.
      if (type.split(';', 1)[0]?.trim() !== responseType) {
        throw new Problem('internal', `Expected ${responseType}, got "${type}".`);
      }
      const name = fileNameOf(response.headers.get('content-disposition'));
      return new File([await response.blob()], name, { type: responseType });
    },
  };
}

/** The server writes the name in UTF-8, beside one for programs of old. */
function fileNameOf(disposition: string | null): string {
  const written = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  if (!written) throw new Problem('internal', 'The server sent a file without a name.');
  return decodeURIComponent(written);
}
