import {
  type AudienceFilter,
  CONTACTS,
  type Contact,
  ENGAGEMENTS,
  type Engagement,
} from '../../../db/contract/audiences';
import { labelOf } from '../../../db/contract/enums';
import { ORGANIZATION_KINDS } from '../../../db/contract/enums-results';
import words from '../../i18n/pushPickers';
import { pickName, useLang, useText } from '../../kit/i18n';
import { useRegionChildren } from '../fields/regions';
import { Choice, PickFilters } from './PickFilters';

interface AudienceFiltersProps {
  value: AudienceFilter;
  onChange: (value: AudienceFilter) => void;
}

/** A city's code begins with its province's; the province alone ends in four zeros. */
const provinceOf = (region: string): string => (region ? `${region.slice(0, 2)}0000` : '');

/** What organisations are told apart by: word, field, industry, place, kind, and what they did with earlier messages. */
export function AudienceFilters({ value, onChange }: AudienceFiltersProps) {
  const text = useText(words);
  const { lang } = useLang();
  const region = value.region ?? '';
  const province = provinceOf(region);
  const provinces = useRegionChildren('0').data?.records ?? [];
  const cities = useRegionChildren(province || null).data?.records ?? [];
  const { keyword = '', scope = '', industry = '' } = value;
  const set = (changed: Partial<AudienceFilter>) => onChange({ ...value, ...changed });
  const options = (rows: typeof provinces) =>
    rows.map(({ id, name, name_en }) => (
      <option key={id} value={id}>
        {pickName(lang, name, name_en)}
      </option>
    ));
  return (
    <PickFilters label={text.searchOrganization} value={{ keyword, scope, industry }} onChange={set}>
      <Choice label={text.province} value={province} onChange={(code) => set({ region: code })}>
        {options(provinces)}
      </Choice>
      {province ? (
        <Choice
          label={text.city}
          value={region === province ? '' : region}
          onChange={(code) => set({ region: code || province })}
        >
          {options(cities)}
        </Choice>
      ) : null}
      <Choice label={text.kind} value={value.kind ?? ''} onChange={(kind) => set({ kind })}>
        {ORGANIZATION_KINDS.map(({ value: kind }) => (
          <option key={kind} value={kind}>
            {labelOf(ORGANIZATION_KINDS, kind, lang)}
          </option>
        ))}
      </Choice>
      <Choice
        label={text.engagement}
        value={value.engagement ?? ''}
        onChange={(engagement) => set({ engagement: engagement as Engagement | '' })}
      >
        {ENGAGEMENTS.map((engagement) => (
          <option key={engagement} value={engagement}>
            {text.engagements[engagement]}
          </option>
        ))}
      </Choice>
      <Choice
        label={text.contact}
        value={value.contact ?? ''}
        onChange={(contact) => set({ contact: contact as Contact | '' })}
      >
        {CONTACTS.map((contact) => (
          <option key={contact} value={contact}>
            {text.contacts[contact]}
          </option>
        ))}
      </Choice>
    </PickFilters>
  );
}
