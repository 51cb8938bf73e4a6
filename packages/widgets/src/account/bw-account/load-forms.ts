type Forms = typeof import('./more/forms.ts');

/** The same code for everybody, once somebody needed it. */
let loaded: Forms | undefined;

/** Brings the forms beside the sign-in. */
export async function loadForms(): Promise<Forms> {
  loaded = await import('./more/forms.ts');
  return loaded;
}

/** The forms where they are at hand already: on a server, and when its HTML is hydrated. */
export function formsAtHand(): Forms | undefined {
  return loaded;
}
