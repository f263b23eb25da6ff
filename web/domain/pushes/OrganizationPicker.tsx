import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useState } from 'react';
import type { AudienceFilter } from '../../../db/contract/audiences';
import type { PickOrganization } from '../../../db/contract/push-pickers';
import { PUSH_LIMITS } from '../../../db/contract/pushes';
import words from '../../i18n/pushPickers';
import { useText } from '../../kit/i18n';
import { AudienceBar } from './AudienceBar';
import { AudienceFilters } from './AudienceFilters';
import { ChatIcon } from './ChatIcon';
import type { Chosen } from './chosen';
import { ScrollArea } from './ScrollArea';
import { useScrolled } from './useScrolled';

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
      <ScrollArea
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
      </ScrollArea>
    </div>
  );
}

function stateOf(row: PickOrganization, text: (typeof words)['zh']): string {
  const admin = row.admin_name ? text.admin(row.admin_name) : null;
  const missing = row.bound === 1 ? null : row.admin_name ? text.unbound : text.noAdmin;
  return [row.region_name, admin, missing].filter(Boolean).join(' · ');
}
