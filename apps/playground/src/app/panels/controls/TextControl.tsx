import { TextField } from '@boardwalk/widgets/kit/text-field/TextField.tsx';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { describeAcceptedText, isAccepted } from '../../../catalogue/check-text.ts';
import type { Suggestion } from '../../examples.ts';
import { useExamples, usePlayground } from '../../store-context.ts';
import type { ControlProps } from './control-props.ts';

/** A text or a number; what the table does not accept stays in the field and is explained. */
export function TextControl({ attribute, text, onChange, describedBy }: ControlProps) {
  const { name, type } = attribute;
  const preset = 'default' in attribute ? attribute.default : undefined;
  const [draft, setDraft] = useState(text ?? '');
  const suggestions = useSuggestions(name);
  useEffect(() => setDraft(text ?? ''), [text]);
  const isWrong = draft !== '' && !isAccepted(attribute, draft);
  const list = `examples-${name}`;
  return (
    <>
      <TextField
        // The label is code, as it is written in HTML.
        label={name}
        className="field-input"
        inputMode={type === 'number' ? 'decimal' : 'text'}
        placeholder={preset === undefined || preset === '' ? 'not set' : String(preset)}
        value={draft}
        autoComplete="off"
        spellCheck={false}
        list={suggestions.length > 0 ? list : undefined}
        aria-details={describedBy}
        error={isWrong ? `Expected ${describeAcceptedText(attribute)}.` : undefined}
        onInput={({ currentTarget: { value } }) => {
          setDraft(value);
          if (value === '') onChange(undefined);
          else if (isAccepted(attribute, value)) onChange(value);
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** Real things that the attribute could name, once they are known. */
function useSuggestions(name: string): readonly Suggestion[] {
  const { suggest } = useExamples();
  const { type } = useStore(usePlayground().$state).attributes;
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    let isWanted = true;
    void suggest(name, type === undefined ? {} : { type }).then((suggestions) => {
      if (isWanted) setFound(suggestions);
    });
    return () => {
      isWanted = false;
    };
  }, [suggest, name, type]);
  return found;
}
