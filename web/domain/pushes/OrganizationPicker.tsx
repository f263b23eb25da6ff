import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useState } from 'react';
import {
  type AudienceFilter,
  CONTACTS,
  type Contact,
  ENGAGEMENTS,
  type Engagement,
} from '../../../db/contract/audiences';
import { labelOf } from '../../../db/contract/enums';
import { ORGANIZATION_KINDS } from '../../../db/contract/enums-results';
import type { PickOrganization } from '../../../db/contract/push-pickers';
import { PUSH_LIMITS } from '../../../db/contract/pushes';
import words from '../../i18n/pushPickers';
import { useScrolled } from '../../kit/api/useScrolled';
import { pickName, useLang, useText } from '../../kit/i18n';
import { provinceOf } from '../catalog/places';
import { useRegionChildren } from '../fields/regions';
import { AudienceBar } from './AudienceBar';
import { ChatIcon } from './ChatIcon';
import type { Chosen } from './chosen';
import { Choice, PickFilters } from './PickFilters';
import { ScrolledRows } from './ScrolledRows';

interface AudienceFiltersProps {
  value: AudienceFilter;
  onChange: (value: AudienceFilter) => void;
}

/** What organisations are told apart by: word, field, industry, place, kind, and what they did with earlier messages. */
function AudienceFilters({ value, onChange }: AudienceFiltersProps) {
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

interface OrganizationPickerProps {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  /** Only those whose administrator is bound can be chosen. */
  boundOnly?: boolean;
  /** Organisations that cannot be chosen, each with the reason. */
  closed?: ReadonlyMap<string, string>;
  /** How many can be chosen together; as many as a push reaches unless told. */
  most?: number;
  /** Stands above the organisations in the same scroll area. */
  children?: ReactNode;
}

/** Organisations to choose from, 20 at a time, or all at once that match (back-office§2). */
export function OrganizationPicker({
  chosen,
  onChange,
  boundOnly = false,
  closed,
  most = PUSH_LIMITS.orgs,
  children,
}: OrganizationPickerProps) {
  const text = useText(words);
  const [filter, setFilter] = useState<AudienceFilter>({});
  const query = useScrolled(['pushOrganizations'], '/v1/push/orgs', filter);
  const toggle = ({ organization_id, name }: PickOrganization) => {
    const next = new Map(chosen);
    if (!next.delete(organization_id)) next.set(organization_id, name);
    onChange(next);
  };
  return (
    <div>
      <AudienceFilters value={filter} onChange={setFilter} />
      <AudienceBar
        filter={filter}
        onFilter={setFilter}
        chosen={chosen}
        onChange={onChange}
        closed={closed}
        most={most}
      />
      <ScrolledRows
        query={query}
        label={text.organizations}
        height="40vh"
        empty={text.noOrganizations}
        rowKey={(row) => row.organization_id}
        row={(row) => (
          <FormControlLabel
            disabled={
              !chosen.has(row.organization_id) &&
              ((boundOnly && row.bound !== 1) || closed?.has(row.organization_id) === true)
            }
            control={<Checkbox checked={chosen.has(row.organization_id)} onChange={() => toggle(row)} />}
            label={
              <span>
                <Box
                  component="span"
                  sx={{ display: 'flex', alignItems: 'center', gap: 0.75, overflowWrap: 'anywhere' }}
                >
                  {row.name}
                  {row.bound === 1 ? <ChatIcon titleAccess={text.bound} /> : null}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {[stateOf(row, text), closed?.get(row.organization_id)].filter(Boolean).join(' · ')}
                </Box>
              </span>
            }
            sx={{ width: '100%', m: 0 }}
          />
        )}
      >
        {children}
      </ScrolledRows>
    </div>
  );
}

function stateOf(row: PickOrganization, text: (typeof words)['zh']): string {
  const admin = row.admin_name ? text.admin(row.admin_name) : null;
  const missing = row.bound === 1 ? null : row.admin_name ? text.unbound : text.noAdmin;
  return [row.region_name, admin, missing].filter(Boolean).join(' · ');
}
