import { findOriginFault, readOrigin } from '@boardwalk/sdk-core/embeds/sites/origin-rules';
import { navigations, themes } from '@boardwalk/sdk-core/embeds/sites/site-choices';
import type { EmbedSite } from '@boardwalk/sdk-core/embeds/sites/site-schemas';
import { sitesMessages } from '@boardwalk/sdk-core/embeds/sites/sites-messages';
import type { SiteFacts } from '@boardwalk/sdk-core/embeds/sites/sites-store';
import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEffect, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { textOf } from '../../kit/form/form-data.ts';
import { Select } from '../../kit/select/Select.tsx';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { Form } from '../../parts/form/Form.tsx';
import { FormEnd } from '../../parts/form/FormEnd.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { errorsByField } from './errors-by-field.ts';
import { OriginsField } from './OriginsField.tsx';
import './embeds.css';

interface SiteFormProps {
  /** Absent for a new one. */
  readonly site: EmbedSite | undefined;
  readonly onSave: (facts: SiteFacts) => Promise<void>;
  readonly onCancel: () => void;
}

/** What a site is called, which origins it has, and what its widgets do unless a tag says otherwise. */
export function SiteForm({ site, onSave, onCancel }: SiteFormProps) {
  const messages = useMessages(sitesMessages);
  const [theme, setTheme] = useState<EmbedSite['theme']>(site?.theme ?? 'auto');
  const [locale, setLocale] = useState(site?.locale ?? '');
  const [navigation, setNavigation] = useState<EmbedSite['navigation']>(
    site?.navigation ?? 'dialog',
  );
  const form = useForm({
    check: (data) => ({
      ...(textOf(data, 'name').trim() === '' && { name: messages.nameMissing }),
      ...originErrors(originsOf(data), messages),
    }),
    send: (data) =>
      onSave({
        name: textOf(data, 'name'),
        origins: originsOf(data),
        theme,
        locale: supportedLocales.find((known) => known === locale) ?? null,
        navigation,
        urlTemplate: navigation === 'template' ? textOf(data, 'urlTemplate').trim() : null,
        productTemplate: textOf(data, 'productTemplate').trim() || null,
        shopTemplate: textOf(data, 'shopTemplate').trim() || null,
      }).catch(errorsByField),
  });
  const { errors } = form;
  const { ref } = form.form;
  // The user who opened the form with its button, which is gone, types on in its first field.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  const themeNames = {
    auto: messages.themeAuto,
    light: messages.themeLight,
    dark: messages.themeDark,
  };
  const navigationNames = {
    dialog: messages.navigationDialog,
    template: messages.navigationTemplate,
    site: messages.navigationSite,
  };

  return (
    <Form form={form}>
      <TextField
        name="name"
        label={messages.name}
        help={messages.nameHelp}
        error={errors.name}
        defaultValue={site?.name}
        maxLength={80}
        required
      />
      <OriginsField origins={site?.origins ?? []} error={errors.origins} />
      <p className="embeds-note">{messages.choicesHelp}</p>
      <div className="embeds-choices">
        <Select
          label={messages.theme}
          choices={themes.map((value) => ({ value, label: themeNames[value] }))}
          value={theme}
          onPick={(value) => setTheme(themes.find((known) => known === value) ?? 'auto')}
        />
        <Select
          label={messages.locale}
          choices={[
            { value: '', label: messages.localePage },
            ...supportedLocales.map((value) => ({ value, label: value })),
          ]}
          value={locale}
          onPick={setLocale}
        />
        <Select
          label={messages.navigation}
          choices={navigations.map((value) => ({ value, label: navigationNames[value] }))}
          value={navigation}
          onPick={(value) =>
            setNavigation(navigations.find((known) => known === value) ?? 'dialog')
          }
        />
      </div>
      {navigation === 'template' && (
        <TextField
          name="urlTemplate"
          label={messages.urlTemplate}
          help={messages.urlTemplateHelp}
          error={errors.urlTemplate}
          defaultValue={site?.urlTemplate ?? ''}
          maxLength={500}
        />
      )}
      {(['productTemplate', 'shopTemplate'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={messages[name]}
          help={messages[`${name}Help`]}
          error={errors[name]}
          defaultValue={site?.[name] ?? ''}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <FormEnd
        form={form}
        submitLabel={messages.save}
        sendingLabel={messages.saving}
        onCancel={onCancel}
      />
    </Form>
  );
}

/** What stands in the field, each line as the origin of the page that it names. */
function originsOf(data: FormData): string[] {
  return textOf(data, 'origins')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readOrigin);
}

function originErrors(
  origins: readonly string[],
  messages: Messages<typeof sitesMessages>,
): { readonly origins?: string } {
  if (origins.length === 0) return { origins: messages.originsMissing };
  const fault = origins.map(findOriginFault).find((found) => found !== undefined);
  return fault ? { origins: messages[`origins.${fault}`] } : {};
}
