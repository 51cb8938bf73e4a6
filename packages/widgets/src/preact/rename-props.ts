type Props = Readonly<Record<string, unknown>>;

/** React's names of events and attributes that go by others in the DOM. */
const renamed = new Map([
  ['onFocus', 'onfocusin'],
  ['onBlur', 'onfocusout'],
  ['strokeWidth', 'stroke-width'],
  ['strokeLinecap', 'stroke-linecap'],
  ['strokeLinejoin', 'stroke-linejoin'],
]);

/** An element's props as Preact takes them; the same object where all are the same. */
export function renameProps<Some extends Props>(type: string, props: Some): Some {
  let result = props;
  for (const name of Object.keys(props)) {
    const other = renamed.get(name) ?? (isTyping(type, name, props) ? 'oninput' : undefined);
    if (other === undefined) continue;
    const { [name]: value, ...rest } = result;
    // The same props under other names.
    result = { ...rest, [other]: value } as unknown as Some;
  }
  return result;
}

/** React's change event of a text field is the DOM's input event. */
function isTyping(type: string, name: string, props: Props): boolean {
  if (name !== 'onChange') return false;
  return (
    type === 'textarea' || (type === 'input' && !/^(file|checkbox|radio)$/.test(`${props.type}`))
  );
}
