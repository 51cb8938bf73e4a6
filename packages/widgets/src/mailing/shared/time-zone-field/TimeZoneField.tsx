import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { timeZonesByCountry } from '@boardwalk/sdk-core/vocabulary/time/time-zones';
import { useMemo } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { FormSelect } from '../../../parts/form/FormSelect.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { timeZoneMessages } from './messages.ts';

interface TimeZoneFieldProps {
  /** Under which the form reads the IANA name; empty where none is chosen. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly required?: boolean;
  /** The reader's own unless given. */
  readonly defaultValue?: string;
}

/**
 * A time zone in a native list, which phones show as a wheel and keyboards find by typing: those of
 * the countries that we serve, and the reader's own wherever that is.
 */
export function TimeZoneField({ defaultValue, ...rest }: TimeZoneFieldProps) {
  const messages = useMessages(timeZoneMessages);
  const { timeZone, clock } = useEnvironment();
  const locale = useLocale();
  const value = defaultValue ?? timeZone;
  const groups = useMemo(() => {
    const now = clock.now();
    const own = countries.map((country) => {
      const zones: readonly string[] = timeZonesByCountry[country];
      return { label: messages[country], zones };
    });
    const isKnown = (zone: string) => own.some(({ zones }) => zones.includes(zone));
    const others = [...new Set([value, timeZone])].filter((zone) => zone !== '' && !isKnown(zone));
    return [...own, { label: messages.other, zones: others }]
      .filter(({ zones }) => zones.length > 0)
      .map(({ label, zones }) => ({
        label,
        choices: zones.map((zone) => ({
          value: zone,
          label: fillMessage(messages.zone, {
            city: cityOf(zone),
            name: nameOf(zone, locale, now),
          }),
        })),
      }));
  }, [messages, locale, value, timeZone, clock]);

  return (
    <FormSelect
      {...rest}
      choices={[{ value: '', label: messages.choose }]}
      groups={groups}
      defaultValue={value}
    />
  );
}

/** The city that a zone is named by: `America/St_Johns` is St. Johns. */
function cityOf(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone;
  return city.replace(/^St_/, 'St. ').replaceAll('_', ' ');
}

/** What its clocks are called in a language in these years: Eastern Time. */
function nameOf(timeZone: string, locale: Locale, now: number): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName');
  if (!name) throw new Error(`The browser has no name for ${timeZone}.`);
  return name.value;
}
