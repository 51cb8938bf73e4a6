const controls = 'button, summary, a[href], select, input, textarea';
/** More of the same kind tell nothing new. */
const most = 40;

/** Uses each control once that shows at first: presses it, or puts something else into it. */
export async function pressControls(root: ShadowRoot): Promise<number> {
  const all = [...root.querySelectorAll<HTMLElement>(controls)].slice(0, most);
  let count = 0;
  for (const control of all) {
    if (!control.isConnected || !control.checkVisibility() || control.matches(':disabled'))
      continue;
    use(control);
    count += 1;
    await nextFrame();
  }
  return count;
}

function use(control: HTMLElement): void {
  if (control instanceof HTMLSelectElement) choose(control);
  else if (isTyped(control)) type(control);
  else control.click();
}

function choose(select: HTMLSelectElement): void {
  select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
  announce(select);
}

function isTyped(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  if (control instanceof HTMLTextAreaElement) return true;
  const pressed = ['checkbox', 'radio', 'file', 'button', 'submit', 'image', 'reset'];
  return control instanceof HTMLInputElement && !pressed.includes(control.type);
}

/** As a browser does it: a framework that watches the property of the field itself is passed by. */
function type(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const isNumber = field instanceof HTMLInputElement && field.type !== 'text';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, isNumber ? '7' : 'example');
  announce(field);
}

function announce(control: HTMLElement): void {
  for (const name of ['input', 'change']) {
    control.dispatchEvent(new Event(name, { bubbles: true, composed: name === 'input' }));
  }
}

export function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
