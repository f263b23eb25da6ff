import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { ITEM } from '../../../../db/contract/limits';
import { PushFrame } from '../../../domain/pushes/PushFrame';
import words from '../../../i18n/pushCompose';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { Candidates } from './Candidates';
import { Groups } from './Groups';

/** The operators' page: what can be packed, and the push groups of the kind (decision 92). */
export default function Push() {
  const text = useText(words);
  const [search, setSearch] = useSearchParams();
  const itemType = search.get('kind') === String(ITEM.demand) ? ITEM.demand : ITEM.result;
  return (
    <PushFrame
      title={text.title}
      lead={text.lead}
      actions={
        <Button variant="outlined" onClick={() => void openDialog('organizationGroups', {})}>
          {text.manageGroups}
        </Button>
      }
    >
      <Tabs
        value={itemType}
        onChange={(_event, kind: number) => setSearch({ kind: String(kind) })}
        aria-label={text.kinds.label}
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {[ITEM.result, ITEM.demand].map((kind) => (
          <Tab key={kind} id={`kind-${kind}`} aria-controls="kind-panel" value={kind} label={text.kinds[kind]} />
        ))}
      </Tabs>
      <Box
        key={itemType}
        id="kind-panel"
        role="tabpanel"
        aria-labelledby={`kind-${itemType}`}
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Candidates itemType={itemType} />
        <Groups itemType={itemType} />
      </Box>
    </PushFrame>
  );
}
