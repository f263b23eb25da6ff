import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { GroupMember, OrganizationGroup } from '../../../../../db/contract/push-pickers';
import { ChatIcon } from '../../../../domain/pushes/ChatIcon';
import type { Chosen } from '../../../../domain/pushes/chosen';
import { wholeGroup } from '../../../../domain/pushes/wholeGroup';
import words from '../../../../i18n/pushCompose';
import pickers from '../../../../i18n/pushPickers';
import { ApiError, useApiQuery } from '../../../../kit/api';
import { useText } from '../../../../kit/i18n';
import { ChevronDownIcon, ChevronRightIcon } from '../../../../kit/layout/icons';

interface GroupTreeProps {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  /** Organisations that cannot be chosen, each with the reason. */
  closed: ReadonlyMap<string, string>;
}

/** Organisation groups: one check takes all members that can receive messages (back-office§2). */
export function GroupTree({ chosen, onChange, closed }: GroupTreeProps) {
  const text = useText(words).config;
  const query = useApiQuery(['organizationGroups'], '/v1/push/orgGroups');
  const groups = query.data?.records ?? [];
  if (groups.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={text.groupsTree}
      sx={{ px: 1, pt: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ fontWeight: 600, fontSize: '0.875rem' }}>{text.groupsTree}</Box>
      <Box component="ul" aria-label={text.groupsTree} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {groups.map((group) => (
          <GroupNode key={group.id} group={group} chosen={chosen} onChange={onChange} closed={closed} />
        ))}
      </Box>
      <Box sx={{ fontWeight: 600, fontSize: '0.875rem', mt: 1, pb: 0.5 }}>{text.single}</Box>
    </Box>
  );
}

function GroupNode({ group: listed, chosen, onChange, closed }: GroupTreeProps & { group: OrganizationGroup }) {
  const [loaded, setLoaded] = useState<OrganizationGroup>();
  const group = loaded && loaded.version === listed.version ? loaded : listed;
  /** All members, not only the first that the list names; who it fails for has been told by the API client. */
  const load = async (): Promise<OrganizationGroup | null> => {
    try {
      const whole = await wholeGroup(group);
      setLoaded(whole);
      return whole;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return null;
    }
  };
  const text = useText(words).config;
  const [open, setOpen] = useState(false);
  const pick = useText(pickers);
  const name = group.name || text.unnamed;
  const noteOf = ({ bound, org_id }: GroupMember) => (bound === 1 ? closed.get(org_id) : pick.unbound);
  const ableOf = ({ members }: OrganizationGroup) =>
    members.filter(({ bound, org_id }) => bound === 1 && !closed.has(org_id));
  const able = ableOf(group);
  const count = able.filter(({ org_id }) => chosen.has(org_id)).length;
  const whole = able.length > 0 && count === able.length && group.members.length >= group.count;
  const set = (members: typeof able, on: boolean) => {
    const next = new Map(chosen);
    for (const member of members) {
      if (on) next.set(member.org_id, member.name);
      else next.delete(member.org_id);
    }
    onChange(next);
  };
  const toggle = async () => {
    const full = await load();
    if (full) set(ableOf(full), !whole);
  };
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton
          size="small"
          aria-label={text.expand(name)}
          aria-expanded={open}
          disabled={group.members.length === 0}
          onClick={() => {
            setOpen(!open);
            if (!open) void load();
          }}
        >
          {open ? <ChevronDownIcon fontSize="small" /> : <ChevronRightIcon fontSize="small" />}
        </IconButton>
        <FormControlLabel
          disabled={able.length === 0}
          control={<Checkbox checked={whole} indeterminate={count > 0 && !whole} onChange={() => void toggle()} />}
          label={text.groupLabel(name, group.count)}
        />
      </Box>
      {open ? (
        <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, pl: 5 }}>
          {group.members.map((member) => (
            <li key={member.org_id}>
              <FormControlLabel
                disabled={(member.bound !== 1 || closed.has(member.org_id)) && !chosen.has(member.org_id)}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.has(member.org_id)}
                    onChange={() => set([member], !chosen.has(member.org_id))}
                  />
                }
                label={
                  <>
                    <Box
                      component="span"
                      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, overflowWrap: 'anywhere' }}
                    >
                      {member.name}
                      {member.bound === 1 ? <ChatIcon titleAccess={pick.bound} /> : null}
                    </Box>
                    {noteOf(member) ? (
                      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
                        {noteOf(member)}
                      </Box>
                    ) : null}
                  </>
                }
              />
            </li>
          ))}
        </Box>
      ) : null}
    </li>
  );
}
