import Box from '@mui/material/Box';
import { NavLink, useParams } from 'react-router-dom';
import { PushFrame } from '../../domain/pushes/PushFrame';
import words from '../../i18n/inbox';
import { useText } from '../../kit/i18n';
import { Preferences } from './Preferences';
import { Rows } from './Rows';

const TABS = ['inbox', 'answered', 'preferences'] as const;
type Tab = (typeof TABS)[number];

const tabLook = {
  px: 1.5,
  py: 1,
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 500,
  borderBottom: 3,
  borderColor: 'transparent',
  '&.active': { color: 'brand.text', borderColor: 'primary.main' },
} as const;

/** What was pushed to the caller's organisations: to answer, answered, and what they want to be sent. */
export default function Inbox() {
  const text = useText(words);
  const { tab } = useParams();
  const shown: Tab = TABS.find((each) => each === tab) ?? 'inbox';
  return (
    <PushFrame title={text.title} lead={text.lead} width="lg" everybody>
      <Box
        component="nav"
        aria-label={text.tabsLabel}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((each) => (
          <Box
            key={each}
            component={NavLink}
            to={each === 'inbox' ? '/pushDemandOrgAdmin' : `/pushDemandOrgAdmin/${each}`}
            end
            className={each === shown ? 'active' : ''}
            sx={tabLook}
          >
            {text.tabs[each]}
          </Box>
        ))}
      </Box>
      {shown === 'preferences' ? <Preferences /> : <Rows key={shown} state={shown === 'inbox' ? 'open' : 'answered'} />}
    </PushFrame>
  );
}
