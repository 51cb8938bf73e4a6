/** What Safari says of the key that ends a composition, which by then is over. */
const keyOfComposition = 229;

/** Whether a key belongs to the input method in which a word is composed (Japanese, Chinese, Korean). */
export function isComposingKey({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === keyOfComposition;
}
