import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import accounts from '../../../i18n/accounts';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { ArrowRightIcon } from '../../../kit/layout/icons';
import { MEMBER_KINDS } from './memberKinds';

/** The ways to register together with an organisation (decision 53). */
export function MemberLinks() {
  const text = useText(accounts);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" sx={{ fontWeight: 650 }}>
        {text.memberTitle}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{text.memberHint}</Typography>
      <Button variant="text" sx={{ ml: -2.25 }} onClick={() => void openDialog('memberFunction', {})}>
        {text.memberGuide}
      </Button>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1 }}>
        {MEMBER_KINDS.map((kind) => (
          <Box
            key={kind}
            component={Link}
            to={`/registerMemberSteps/${kind}`}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 3,
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover, &:focus-visible': { borderColor: 'brand.line', bgcolor: 'brand.tint' },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{text.members[kind].label}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{text.members[kind].hint}</Box>
            </Box>
            <ArrowRightIcon sx={{ color: 'brand.text' }} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
