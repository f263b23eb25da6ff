import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import words from '../../i18n/portraits';
import { api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';
import { useTopicName } from '../matching/topics';

/** Below this the likeliest topic is a guess. */
const SURE = 0.4;

interface ProposedProps {
  itemType: 1 | 2;
  id: string;
}

/** What the model proposes for an item's portrait, for the labelling team to keep or not. */
export function Proposed({ itemType, id }: ProposedProps) {
  const text = useText(words);
  const nameOf = useTopicName();
  const { data } = useApiQuery(
    ['portraits', 'proposed'],
    '/v1/match/portrait',
    { item_type: itemType, id },
    { silent: true, staleMs: 0 },
  );
  const [changed, setChanged] = useState<ReadonlySet<string> | null>(null);
  const keep = useApiMutation(
    (topics: { label: string; sentence: string }[]) =>
      api.put('/v1/match/portrait', { item_type: itemType, id, topics }),
    { invalidates: [['portraits']], done: text.kept },
  );
  if (!data) return null;
  const chosen = changed ?? new Set((data.kept ?? []).map(({ label }) => label));
  const toggle = (label: string) =>
    setChanged(new Set(chosen.has(label) ? [...chosen].filter((each) => each !== label) : [...chosen, label]));
  const topics = data.proposed
    .filter(({ label }) => chosen.has(label))
    .map(({ label, sentence }) => ({ label, sentence }));
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.9375rem', fontWeight: 650 }}>
        {text.proposed}
      </Box>
      {data.proposed.length === 0 ? (
        text.nothing
      ) : (
        <>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {(data.proposed[0]?.weight ?? 0) < SURE ? text.unsure : text.proposedHint}
          </Box>
          {data.proposed.map(({ label, weight, sentence }) => (
            <Box key={label} sx={{ overflowWrap: 'anywhere' }}>
              <FormControlLabel
                control={<Checkbox checked={chosen.has(label)} onChange={() => toggle(label)} />}
                label={`${nameOf(label, [])} · ${Math.round(weight * 100)}%`}
              />
              <Box lang="zh" sx={{ pl: 4, color: 'text.secondary', fontSize: '0.875rem' }}>
                {sentence}
              </Box>
            </Box>
          ))}
          <Button
            variant="outlined"
            size="small"
            sx={{ mt: 1 }}
            loading={keep.isPending}
            onClick={() => keep.mutate(topics)}
          >
            {text.keep}
          </Button>
        </>
      )}
    </Box>
  );
}
