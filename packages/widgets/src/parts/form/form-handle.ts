import type { ReactNode } from 'react';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import type { Submission } from '../../kit/form/use-submission.ts';
import type { FormAutosave } from './autosave/use-autosave.ts';

export interface FormSettings {
  /** What the domain finds wrong beyond what the fields say themselves; see `checkBySchema`. */
  readonly check?: (data: FormData) => FieldErrors | Promise<FieldErrors>;
  /** Of a form of which a part shows at a time: whether a fault of this field counts now. */
  readonly concerns?: (name: string) => boolean;
  /** Sends it; the fields that a rejected problem names are shown to be at fault. */
  readonly send: (data: FormData) => Promise<void>;
  /** Called on each change of what it holds. */
  readonly onChange?: (data: FormData) => void;
  /** Saves it as it stands, mistakes included, while somebody fills it in. */
  readonly autosave?: FormAutosave;
  /**
   * Where what was typed is found again, so that nothing is asked: `page` where the form is opened
   * again on this page, `always` after the page was left too.
   */
  readonly keepsDraft?: 'page' | 'always';
  /** Whether it begins with something that was typed and is not saved. */
  readonly startsChanged?: boolean;
  /** Takes the focus of a refusal, where no field of the form can. */
  readonly focusRefusal?: () => void;
  /** Of a form of which a part shows at a time: shows a field and focuses it; false where it shows. */
  readonly onShow?: (name: string) => boolean;
}

/** A form that `Form` and `DialogForm` show. */
export interface FormHandle extends Submission {
  /** What has become of the last change. */
  readonly progress: 'untouched' | 'changed' | 'sent';
  /** Whether leaving the page would lose what somebody would miss; what is on its way may lead on. */
  readonly isUnsaved: boolean;
  /** Whether closing the form alone would lose it too. */
  readonly isLostWithForm: boolean;
  readonly onShow: ((name: string) => boolean) | undefined;
  /** Notifies it of a change that comes from no field; the errors of the fields that it concerns go. */
  readonly touch: (concerns?: (name: string) => boolean) => void;
}

/** What the summary of a form is given. */
export interface SummaryProps {
  readonly form: FormHandle;
  /** What the fields are called, where their labels don't say it. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly headingLevel?: number;
  /** Why it was refused as a whole. */
  readonly children?: ReactNode;
}
