/** A program ended because it refuses its settings; it has said why itself. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused';
}
