import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { GROUP_LIMITS } from '../../../db/contract/push-pickers';
import type { Chosen } from '../../domain/pushes/chosen';
import { OrganizationPicker } from '../../domain/pushes/OrganizationPicker';
import words from '../../i18n/organizationGroups';
import { useText } from '../../kit/i18n';
import { CloseIcon } from '../../kit/layout/icons';

interface MembersProps {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

/** The members as tags that can be closed, above the organisations to choose from (back-office§2). */
export function Members({ chosen, onChange }: MembersProps) {
  const text = useText(words);
  const takeOff = (id: string) => {
    const next = new Map(chosen);
    next.delete(id);
    onChange(next);
  };
  return (
    <Box component="section" aria-label={text.members}>
      <Box role="status" sx={{ fontWeight: 600, mb: 1 }}>
        {chosen.size > 0 ? text.chosen(chosen.size) : text.none}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.75,
          listStyle: 'none',
          m: 0,
          p: 0.25,
          // However many there are, what to choose from stays in reach.
          maxHeight: '30vh',
          overflowY: 'auto',
          '& > li': { maxWidth: '100%' },
        }}
      >
        {[...chosen].map(([id, name]) => (
          <li key={id}>
            <Chip
              label={name}
              component="button"
              type="button"
              clickable
              aria-label={text.takeOff(name)}
              deleteIcon={<CloseIcon />}
              onDelete={() => takeOff(id)}
              onClick={() => takeOff(id)}
              sx={{
                maxWidth: '100%',
                bgcolor: 'brand.tint',
                color: 'brand.text',
                '&:hover, &.Mui-focusVisible': { bgcolor: 'brand.tint', outline: '1px solid' },
              }}
            />
          </li>
        ))}
      </Box>
      <OrganizationPicker chosen={chosen} onChange={onChange} most={GROUP_LIMITS.members} />
    </Box>
  );
}
