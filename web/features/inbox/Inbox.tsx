import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { PushFrame } from '../../domain/pushes/PushFrame';
import words from '../../i18n/inbox';
import { useText } from '../../kit/i18n';
import { Preferences } from './Preferences';
import { Rows } from './Rows';

const TABS = ['inbox', 'answered', 'preferences'] as const;
type Tab = (typeof TABS)[number];

/** What was pushed to the caller's organisations: to answer, answered, and what they want to be sent. */
export default function Inbox() {
  const text = useText(words);
  const { tab } = useParams();
  const shown: Tab = TABS.find((each) => each === tab) ?? 'inbox';
  return (
    <PushFrame title={text.title} lead={text.lead} everybody>
      <Box component="nav" aria-label={text.tabsLabel} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {TABS.map((each) => (
          <Button
            key={each}
            component={Link}
            to={each === 'inbox' ? '/pushDemandOrgAdmin' : `/pushDemandOrgAdmin/${each}`}
            variant={each === shown ? 'contained' : 'outlined'}
            aria-current={each === shown ? 'page' : undefined}
          >
            {text.tabs[each]}
          </Button>
        ))}
      </Box>
      {shown === 'preferences' ? <Preferences /> : <Rows key={shown} state={shown === 'inbox' ? 'open' : 'answered'} />}
    </PushFrame>
  );
}
